using System.Diagnostics;
using System.Globalization;

namespace FastSer.SafetyTests.Children;

/// <summary>A process that ran a campaign to its end, or to its own.</summary>
internal sealed class Child
{
    private static readonly TimeSpan s_longest = TimeSpan.FromMinutes(10);

    private readonly string[] _lines;

    private Child(int exitCode, string output, string errors)
    {
        ExitCode = exitCode;
        _lines = output.Split('\n', StringSplitOptions.RemoveEmptyEntries);
        Errors = errors;
    }

    public int ExitCode { get; }

    public string Errors { get; }

    /// <summary>The values of lines such as "width: 256".</summary>
    public string Fact(string name) =>
        _lines.First(line => line.StartsWith(name + ": ", StringComparison.Ordinal))[(name.Length + 2)..];

    /// <summary>All lines that begin so.</summary>
    public IEnumerable<string> Facts(string begin) =>
        _lines.Where(line => line.StartsWith(begin, StringComparison.Ordinal));

    /// <summary>Runs a campaign.</summary>
    /// <param name="campaign">One of <see cref="Campaigns"/>.</param>
    /// <param name="settings">Variables of the environment, as "NAME=value NAME=value".</param>
    public static Child Run(string campaign, string settings = "")
    {
        var start = new ProcessStartInfo(Environment.ProcessPath!)
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            ArgumentList = { "exec", typeof(Child).Assembly.Location, campaign },
            // A process that dies on purpose of the test leaves no image of its memory.
            Environment = { ["DOTNET_DbgEnableMiniDump"] = "0" },
        };
        foreach (var setting in settings.Split(' ', StringSplitOptions.RemoveEmptyEntries))
        {
            var parts = setting.Split('=');
            start.Environment[parts[0]] = parts[1];
        }

        using var child = Process.Start(start)!;
        var errors = child.StandardError.ReadToEndAsync();
        var output = child.StandardOutput.ReadToEndAsync();
        if (!child.WaitForExit(s_longest))
        {
            child.Kill();
        }

        child.WaitForExit();
        return new Child(child.ExitCode, output.Result, errors.Result);
    }

    /// <summary>Fails with what went wrong, or with what the process did when it died.</summary>
    public void AssertPassed(int leastChecks)
    {
        var failures = string.Join('\n', _lines.Where(static line => line[0] is not ('>' or '=')).Take(60));
        var last = _lines.LastOrDefault(static line => line[0] == '>', "nothing");
        Assert.True(
            ExitCode == 0,
            string.Create(CultureInfo.InvariantCulture,
                $"Exit code {ExitCode}; last begun: {last}\n{failures}\n{Errors}"));
        Assert.InRange(_lines.Count(static line => line[0] == '>'), leastChecks, int.MaxValue);
        Assert.EndsWith(" passed, 0 failed", _lines[^1], StringComparison.Ordinal);
    }
}
