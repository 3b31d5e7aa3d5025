using System.Diagnostics;
using System.Globalization;

namespace FastSer.Benchmarks.Runs;

/// <summary>Starts this program again, with other arguments and environment variables.</summary>
internal static class FreshProcess
{
    /// <summary>On the same console.</summary>
    public static int Run(IEnumerable<string> arguments, IReadOnlyDictionary<string, string> environment)
    {
        var start = StartOf(arguments);
        foreach (var (name, value) in environment)
            start.Environment[name] = value;

        // Ctrl-C reaches both processes: the child finishes its report, this one waits for it.
        using var process = Process.Start(start)!;
        process.WaitForExit();
        return process.ExitCode;
    }

    /// <summary>From before the start of the process to the first byte that it prints.</summary>
    /// <exception cref="ProcessException">The process printed nothing, or failed.</exception>
    public static TimeSpan TimeToFirstByte(IReadOnlyList<string> arguments)
    {
        var start = StartOf(arguments);
        start.RedirectStandardOutput = true;
        var before = Stopwatch.GetTimestamp();
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.BaseStream;
        var first = output.ReadByte();
        var time = Stopwatch.GetElapsedTime(before);
        output.CopyTo(Stream.Null);
        process.WaitForExit();
        return first >= 0 && process.ExitCode == 0 ? time : throw new ProcessException(arguments, process.ExitCode);
    }

    /// <summary>The number that the process prints.</summary>
    /// <exception cref="ProcessException">The process printed none, or failed.</exception>
    public static double NumberOf(IReadOnlyList<string> arguments)
    {
        var start = StartOf(arguments);
        start.RedirectStandardOutput = true;
        using var process = Process.Start(start)!;
        var printed = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0 && double.TryParse(printed, CultureInfo.InvariantCulture, out var number)
            ? number
            : throw new ProcessException(arguments, process.ExitCode);
    }

    private static ProcessStartInfo StartOf(IEnumerable<string> arguments)
    {
        var start = new ProcessStartInfo(Environment.ProcessPath!) { UseShellExecute = false };
        // Under "dotnet program.dll" the process is the host, and the program is its first argument.
        if (Path.GetFileNameWithoutExtension(Environment.ProcessPath) == "dotnet")
            start.ArgumentList.Add(typeof(FreshProcess).Assembly.Location);
        foreach (var argument in arguments)
            start.ArgumentList.Add(argument);
        return start;
    }
}
