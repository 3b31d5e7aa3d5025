using System.Diagnostics;

namespace FastSer.Benchmarks.Runs;

/// <summary>Starts this program again, with other arguments and environment variables, on the same console.</summary>
internal static class FreshProcess
{
    public static int Run(IEnumerable<string> arguments, IReadOnlyDictionary<string, string> environment)
    {
        var start = new ProcessStartInfo(Environment.ProcessPath!) { UseShellExecute = false };
        // Under "dotnet program.dll" the process is the host, and the program is its first argument.
        if (Path.GetFileNameWithoutExtension(Environment.ProcessPath) == "dotnet")
            start.ArgumentList.Add(typeof(FreshProcess).Assembly.Location);
        foreach (var argument in arguments)
            start.ArgumentList.Add(argument);
        foreach (var (name, value) in environment)
            start.Environment[name] = value;

        // Ctrl-C reaches both processes: the child finishes its report, this one waits for it.
        using var process = Process.Start(start)!;
        process.WaitForExit();
        return process.ExitCode;
    }
}
