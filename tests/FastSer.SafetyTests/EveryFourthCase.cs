namespace FastSer.SafetyTests;

/// <summary>The names of all test cases; in a quick run those of every fourth.</summary>
public sealed class EveryFourthCase : TheoryData<string>
{
    public EveryFourthCase() => AddRange([.. TestDepth.Sample(TestCases.All, 4).Select(static c => c.Name)]);
}
