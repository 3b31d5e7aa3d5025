namespace FastSer.IntegrationTests;

/// <summary>The names of the types that come with their array and their list.</summary>
public sealed class AllFamilies : TheoryData<string>
{
    public AllFamilies() => AddRange([.. TestCases.Families.Select(static f => f.Element.Name)]);

    public static SequenceFamily Get(string name) => TestCases.Families.Single(f => f.Element.Name == name);
}
