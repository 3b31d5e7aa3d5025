namespace FastSer.ReferenceTests;

/// <summary>The names of all test cases.</summary>
public sealed class AllCases : TheoryData<string>
{
    public AllCases() => AddRange([.. TestCases.All.Select(static c => c.Name)]);
}
