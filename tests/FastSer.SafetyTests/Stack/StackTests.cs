using System.Diagnostics;

namespace FastSer.SafetyTests.Stack;

/// <summary>Large frames on small stacks, each in a process of its own: a stack overflow cannot be caught.</summary>
[Trait("Promise", "P7")]
public sealed class StackTests
{
    public static TheoryData<string, int> All
    {
        get
        {
            var all = new TheoryData<string, int>();
            foreach (var name in StackScenarios.Names)
            {
                foreach (var kib in new[] { 128, 256, 512, 1024 })
                {
                    all.Add(name, kib);
                }
            }

            return all;
        }
    }

    [Theory]
    [MemberData(nameof(All))]
    public void NoCallEndsTheProcess(string name, int kib)
    {
        var (exitCode, output) = RunAlone(name, kib);

        Assert.Equal(0, exitCode);
        var outcomes = output.Trim().Split(' ');
        Assert.Equal(6, outcomes.Length);
        // Neither skipping nor finding the place of an error takes stack by depth.
        Assert.Equal("done", outcomes[4]);
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Tolerant")]
    [InlineData("Compact")]
    public void LargeFramesAreNoFaultWhereTheStackSuffices(string name)
    {
        Assert.Equal("done done done done done Truncated", StackScenarios.Run(name, 32 * 1024 * 1024));
    }

    private static (int ExitCode, string Output) RunAlone(string name, int kib)
    {
        var start = new ProcessStartInfo(Environment.ProcessPath!)
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            ArgumentList = { "exec", typeof(StackTests).Assembly.Location, name, kib.ToString(null, null) },
        };
        using var child = Process.Start(start)!;
        var errors = child.StandardError.ReadToEndAsync();
        var output = child.StandardOutput.ReadToEnd();
        child.WaitForExit();
        return (child.ExitCode, output);
    }
}
