using System.Diagnostics;
using System.Text.RegularExpressions;

namespace FastSer.Benchmarks.Rivals;

/// <summary>Builds an adapter with the SDK of this machine.</summary>
internal static partial class RivalBuilder
{
    /// <summary>Null when it was built, otherwise one line that says why not.</summary>
    public static string? Build(RivalProject project)
    {
        // An assembly of an earlier build would hide that this one failed.
        if (project.IsBuilt)
            File.Delete(project.AssemblyFile);
        var configuration = Path.GetFileName(Path.GetDirectoryName(project.AssemblyFile)!);
        var start = new ProcessStartInfo("dotnet")
        {
            UseShellExecute = false,
            RedirectStandardOutput = true,
            ArgumentList =
            {
                "build", project.ProjectFile, "-c", configuration == "debug" ? "Debug" : "Release",
                $"-p:BenchmarkFramework=net{Environment.Version.Major}.0", "-nologo", "-v:q", "-m:1", "-nodeReuse:false",
            },
        };

        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0 ? null : $"{project.Name}: {ReasonOf(output)}, rows skipped";
    }

    public static string ReasonOf(string output)
    {
        var error = ErrorLine().Match(output);
        if (!error.Success)
            return "does not build";
        // NU1101 to NU1103 and NU1603: unknown package, or other versions only. NU1301: source not reachable.
        return error.Groups["code"].Value switch
        {
            "NU1101" or "NU1102" or "NU1103" or "NU1603" => "package not found in this machine's sources",
            "NU1301" => "a package source of this machine is not reachable",
            var code => $"does not build ({code}: {error.Groups["text"].Value.Trim()})",
        };
    }

    [GeneratedRegex(@"error (?<code>[A-Z]+[0-9]+)\s*: (?<text>[^\[\r\n]*)")]
    private static partial Regex ErrorLine();
}
