using System.Reflection;
using System.Runtime;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace FastSer.Benchmarks.Results;

/// <summary>Where and how the figures were taken.</summary>
internal sealed record RunEnvironment(
    DateTimeOffset Date, string Command, string Processor, int Processors, string OperatingSystem, string Runtime,
    string GarbageCollector, string Tiering, string Vectors, string Method, string? Commit = null)
{
    public static RunEnvironment Current(string command, string method) => new(
        DateTimeOffset.Now,
        command,
        ProcessorName(),
        Environment.ProcessorCount,
        $"{RuntimeInformation.OSDescription} ({RuntimeInformation.OSArchitecture})",
        RuntimeFeature.IsDynamicCodeSupported ? RuntimeInformation.FrameworkDescription : $"{RuntimeInformation.FrameworkDescription}, NativeAOT",
        CollectorText(),
        TieringText(),
        VectorText(),
        method,
        CommitOf(typeof(FastSerializer).Assembly));

    /// <summary>Gets the commit that a build in a repository writes behind the version.</summary>
    private static string? CommitOf(Assembly assembly)
    {
        const int shortLength = 12;
        var version = assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion ?? "";
        var commit = version[(version.IndexOf('+', StringComparison.Ordinal) + 1)..];
        return commit.Length > shortLength && commit != version ? commit[..shortLength] : null;
    }

    private static string ProcessorName()
    {
        const string cpuInfo = "/proc/cpuinfo";
        if (File.Exists(cpuInfo))
        {
            var line =
                File.ReadLines(cpuInfo).FirstOrDefault(l => l.StartsWith("model name", StringComparison.Ordinal));
            if (line is not null)
                return line[(line.IndexOf(':', StringComparison.Ordinal) + 1)..].Trim();
        }

        return Environment.GetEnvironmentVariable("PROCESSOR_IDENTIFIER")
            ?? RuntimeInformation.ProcessArchitecture.ToString();
    }

    private static string CollectorText()
    {
        var budget = Environment.GetEnvironmentVariable("DOTNET_GCgen0size");
        return (GCSettings.IsServerGC ? "server" : "workstation")
            + (GCSettings.LatencyMode == GCLatencyMode.Batch ? "" : ", concurrent")
            + (budget is null ? "" : $", gen0 budget {budget}");
    }

    private static string TieringText()
    {
        string[] names = ["DOTNET_TieredCompilation", "DOTNET_TieredPGO", "DOTNET_ReadyToRun"];
        var set = names
            .Select(name => (name, value: Environment.GetEnvironmentVariable(name)))
            .Where(setting => setting.value is not null)
            .Select(setting => $"{setting.name}={setting.value}")
            .ToArray();
        return set.Length == 0 ? "runtime defaults" : string.Join(", ", set);
    }

    private static string VectorText() =>
        Vector512.IsHardwareAccelerated ? "512 bit" : Vector256.IsHardwareAccelerated ? "256 bit" : "128 bit";
}
