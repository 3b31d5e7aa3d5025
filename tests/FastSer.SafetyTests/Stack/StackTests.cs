namespace FastSer.SafetyTests.Stack;

/// <summary>Large frames on stacks that suffice; small ones are in processes of their own, which may die of them.</summary>
[Trait("Promise", "P7")]
public sealed class StackTests
{
    private const int Sufficient = 32 * 1024 * 1024;

    [Theory]
    [InlineData("Fast")]
    [InlineData("Tolerant")]
    [InlineData("Compact")]
    public void LargeFramesAreNoFaultWhereTheStackSuffices(string name) => Assert.All(
        StackScenarios.Get(name).Run(Sufficient),
        static outcome => Assert.Equal(
            outcome.Key.EndsWith("cut off", StringComparison.Ordinal) ? "Truncated" : StackScenario.Done,
                outcome.Value));
}
