using System.Diagnostics;

namespace FastSer.SafetyComparison;

/// <summary>Runs each attack in a process of its own, with 2 GB of heap and a minute of time.</summary>
internal static class Children
{
    public const string Mark = "verdict: ";

    private const string HeapLimit = "0x80000000";

    /// <summary>The texts that the runtime prints when it ends a process whose faults cannot be caught.</summary>
    private static readonly (string Text, string Cause)[] s_deaths =
        [("Stack overflow", "stack overflow"), ("AccessViolationException", "memory outside the input is read"), ("Internal CLR error", "internal error of the runtime")];

    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(60);

    public static Verdict Run(Subject subject, Attack attack)
    {
        var start = new ProcessStartInfo(Environment.ProcessPath!) { RedirectStandardOutput = true, RedirectStandardError = true };
        foreach (var argument in (string[])["--child", subject.Name, attack.Id])
            start.ArgumentList.Add(argument);
        start.Environment["DOTNET_GCHeapHardLimit"] = HeapLimit;
        start.Environment["DOTNET_DbgEnableMiniDump"] = "0";
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEndAsync();
        var errors = process.StandardError.ReadToEndAsync();
        if (!process.WaitForExit(s_limit))
        {
            process.Kill(entireProcessTree: true);
            return new(Verdict.Hang);
        }

        var line = output.GetAwaiter().GetResult().Split('\n').FirstOrDefault(static line => line.StartsWith(Mark, StringComparison.Ordinal));
        if (line?[Mark.Length..].Trim().Split('|', 2) is [var kind, var detail])
            return new(kind, detail);
        var message = errors.GetAwaiter().GetResult();
        foreach (var (text, cause) in s_deaths)
        {
            if (message.Contains(text, StringComparison.Ordinal))
                return new(Verdict.Death, cause);
        }

        return new(Verdict.NotRun, $"exit code {process.ExitCode}: {message.Split('\n').FirstOrDefault(static text => text.Length > 0)}");
    }
}
