namespace FastSer.IntegrationTests;

/// <summary>The names of the types that come with their array and their list; in a quick run those of every sixth one.</summary>
public sealed class AllFamilies : TheoryData<string>
{
    public AllFamilies() => AddRange([.. TestDepth.Sample(TestCases.Families, 6).Select(static f => f.Element.Name)]);

    public static SequenceFamily Get(string name) => TestCases.Families.Single(f => f.Element.Name == name);
}
