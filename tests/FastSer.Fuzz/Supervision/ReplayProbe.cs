using System.Diagnostics;
using System.Globalization;

namespace FastSer.Fuzz;

/// <summary>Runs what is left of a batch in a process of its own, for findings that end or hang theirs.</summary>
/// <param name="seed">The seed of the values.</param>
/// <param name="patience">A process that takes longer hangs.</param>
internal sealed class ReplayProbe(int seed, TimeSpan patience)
{
    /// <summary>The exit codes of a process that came to its end: nothing found, a finding of another kind, a source that does not compile.</summary>
    public const int Passed = 0;
    public const int Failed = 1;

    public string? Find(Batch batch)
    {
        var file = Path.Combine(Path.GetTempPath(), $"fastser-fuzz-{Environment.ProcessId}.cs.txt");
        try
        {
            File.WriteAllText(file, $"// root: {batch.Roots[0].Type.Nullable}\n{TypeSource.Of(batch.Reachable())}");
            return Run(file);
        }
        finally
        {
            File.Delete(file);
        }
    }

    /// <summary>Runs the process of a corpus file; tells how it ended, if not by itself.</summary>
    public string? Run(string file)
    {
        var start = new ProcessStartInfo("dotnet")
        {
            ArgumentList =
            {
                "exec", typeof(ReplayProbe).Assembly.Location, "--replay", file, "--seed", seed.ToString(CultureInfo.InvariantCulture),
            },
            RedirectStandardError = true, RedirectStandardOutput = true,
        };
        using var process = Process.Start(start)!;
        process.OutputDataReceived += static (_, _) => { };
        process.BeginOutputReadLine();
        process.ErrorDataReceived += static (_, _) => { };
        process.BeginErrorReadLine();
        if (!process.WaitForExit(patience))
        {
            process.Kill();
            process.WaitForExit();
            return "hangs";
        }

        return process.ExitCode is Passed or Failed ? null
            : string.Create(CultureInfo.InvariantCulture, $"ends the process with {process.ExitCode}");
    }
}
