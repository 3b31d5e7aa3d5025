using System.Diagnostics;

namespace FastSer.CoverageFuzz;

/// <summary>A copy of this program, in which the code that is tested counts its branches.</summary>
internal static class InstrumentedCopy
{
    /// <summary>The runtime, what the generator has emitted for the test types, the packages for hosts, the generator and the tool.</summary>
    private static readonly string[] s_assemblies =
    [
        "FastSer.dll", "FastSer.TestTypes.dll", "FastSer.SignalR.dll", "FastSer.Generator.dll", "FastSer.Http.dll", "FastSer.AspNetCore.dll",
        "FastSer.Caching.dll", "FastSer.Grpc.dll", "FastSer.Orleans.dll", "FastSer.Tool.dll",
    ];

    /// <summary>Runs the copy, and returns its exit code.</summary>
    public static async Task<int> RunAsync(string[] arguments)
    {
        var folder = Directory.CreateTempSubdirectory("fastser-fuzz");
        try
        {
            foreach (var file in Directory.EnumerateFiles(AppContext.BaseDirectory, "*", SearchOption.AllDirectories))
            {
                var copy = Path.Combine(folder.FullName, Path.GetRelativePath(AppContext.BaseDirectory, file));
                Directory.CreateDirectory(Path.GetDirectoryName(copy)!);
                File.Copy(file, copy);
            }

            foreach (var assembly in s_assemblies)
            {
                SharpFuzz.Fuzzer.Instrument(Path.Combine(folder.FullName, assembly), static _ => true, SharpFuzz.Options.Value);
            }

            var input = Path.Combine(folder.FullName, "input");

            // "dotnet FastSer.CoverageFuzz.dll", or the program that "dotnet run" starts.
            var started = Environment.ProcessPath!;
            var isDll = Path.GetFileNameWithoutExtension(started) == "dotnet";
            using var process = Process.Start(new ProcessStartInfo(
                isDll ? started : Path.Combine(folder.FullName, Path.GetFileName(started)),
                [.. isDll ? [Path.Combine(folder.FullName, "FastSer.CoverageFuzz.dll")] : Array.Empty<string>(), .. arguments, Options.WorkerSwitch])
            {
                Environment = { [RunningInput.Switch] = input },
            })!;
            await process.WaitForExitAsync();
            if (process.ExitCode is not (0 or 1 or 2))
            {
                using var running = new RunningInput(input);
                Console.WriteLine($"FINDING the process ended with {process.ExitCode}\ninput {Convert.ToHexString(running.Get())}");
            }

            return process.ExitCode;
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }
}
