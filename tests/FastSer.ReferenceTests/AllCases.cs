using FastSer.ReferenceTests.Corners;

namespace FastSer.ReferenceTests;

/// <summary>The names of all test cases, and of those of this suite.</summary>
public sealed class AllCases : TheoryData<string>
{
    private static readonly Dictionary<string, TestCase> s_byName =
        TestCases.All.Concat(CornerCases.All).ToDictionary(static c => c.Name);

    public AllCases() => AddRange([.. s_byName.Keys]);

    public static IReadOnlyCollection<TestCase> All => s_byName.Values;

    public static TestCase Get(string name) => s_byName[name];
}
