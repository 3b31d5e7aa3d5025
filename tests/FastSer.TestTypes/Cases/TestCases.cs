namespace FastSer.TestTypes;

/// <summary>Every root that the suites run over.</summary>
public static class TestCases
{
    private static readonly SequenceFamily[] s_families = [.. AllFamilies()];
    private static readonly Dictionary<string, TestCase> s_byName = Collect();

    /// <summary>The roots that come with their array and their list.</summary>
    public static IReadOnlyList<SequenceFamily> Families => s_families;

    public static IReadOnlyCollection<TestCase> All => s_byName.Values;

    public static TestCase Get(string name) => s_byName[name];

    private static IEnumerable<SequenceFamily> AllFamilies() =>
    [
        .. IntegerFamilies.All, .. ValueFamilies.All, .. EnumFamilies.All, .. StructFamilies.All,
        .. CheckedStructFamilies.All, .. ClassFamilies.All,
    ];

    private static Dictionary<string, TestCase> Collect()
    {
        var cases = new Dictionary<string, TestCase>(StringComparer.Ordinal);
        IEnumerable<TestCase> all =
        [
            .. ScalarCases.All, .. CollectionCases.All, .. StructCases.All, .. ConstructionCases.All, .. ShapeCases.All,
            .. InheritanceCases.All, .. CollectionKindCases.All, .. GridCases.All, .. ComparerCases.All,
            .. NestedCases.All, .. GenericCases.All, .. RecursiveCases.All, .. RootCases.All,
            .. ExtensionCases.All, .. UnionCases.All, .. ObjectCases.All, .. ReferenceCases.All,
            .. TolerantCases.All, .. CompactCases.All,
            .. s_families.SelectMany(static f => new[] { f.Element, f.Array, f.List }),
        ];
        foreach (var testCase in all)
        {
            // A second case of the same name would hide the first: fail here.
            cases.Add(testCase.Name, testCase);
        }

        return cases;
    }
}
