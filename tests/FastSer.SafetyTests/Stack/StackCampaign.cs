namespace FastSer.SafetyTests.Stack;

/// <summary>
/// The deepest values on small stacks: every call ends, with an error where the stack does not suffice. A stack overflow
/// cannot be caught, so this runs in a process of its own.
/// </summary>
internal static class StackCampaign
{
    /// <summary>From here on a value of the greatest legal depth is read and written.</summary>
    private const int Promised = 256;

    private static readonly int[] s_kib = [128, 192, Promised, 512, 1024];

    private static readonly int[] s_fewKib = [128, 1024];

    public static IEnumerable<(string Name, Action Check)> Checks()
    {
        foreach (var name in StackScenarios.Names)
        {
            yield return ($"large frames: {name}", () => Run(StackScenarios.Get(name), s_kib));
        }

        foreach (var name in RecursiveShapes.Names)
        {
            // The method of a formatter that skips is the user's own.
            var ownSkip = name == "formatter";
            yield return ($"deepest legal: {name}", () => Run(RecursiveShapes.AtLimit(name), s_kib, isPromised: true));
            yield return ($"without a limit: {name}",
                () => Run(RecursiveShapes.WithoutLimit(name), s_fewKib, isPromised: false, ownSkip));
        }
    }

    private static void Run(StackScenario scenario, int[] stacks, bool isPromised = false, bool ownSkip = false)
    {
        foreach (var kib in stacks)
        {
            foreach (var (call, outcome) in scenario.Run(kib * 1024))
            {
                var isCutOff = call.EndsWith("cut off", StringComparison.Ordinal);
                if (isPromised && kib >= Promised)
                {
                    Assert.Equal((kib, call, isCutOff ? "Truncated" : StackScenario.Done), (kib, call, outcome));
                }
                else if (!ownSkip && call.StartsWith("skip", StringComparison.Ordinal))
                {
                    // Skipping takes no stack by depth, so that it never lacks any.
                    Assert.Equal((kib, call, isCutOff ? "Truncated" : StackScenario.Done), (kib, call, outcome));
                }
            }
        }
    }
}
