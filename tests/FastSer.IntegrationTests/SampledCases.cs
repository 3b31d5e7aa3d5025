namespace FastSer.IntegrationTests;

/// <summary>The names of all test cases; in a quick run those of every 24th.</summary>
public sealed class SampledCases : TheoryData<string>
{
    public SampledCases() => AddRange([.. TestDepth.Sample(TestCases.All, 24).Select(static c => c.Name)]);
}
