namespace FastSer.TestTypes;

/// <summary>Every root that the suites run over.</summary>
public static class TestCases
{
    private static readonly Dictionary<string, string> s_familyByName = new(StringComparer.Ordinal);
    private static readonly Dictionary<string, TestCase> s_byName = Collect();

    /// <summary>The roots that come with their array and their list.</summary>
    public static IReadOnlyList<SequenceFamily> Families { get; } =
    [
        .. IntegerFamilies.All, .. ValueFamilies.All, .. EnumFamilies.All, .. StructFamilies.All,
        .. CheckedStructFamilies.All, .. ClassFamilies.All,
    ];

    public static IReadOnlyCollection<TestCase> All => s_byName.Values;

    public static TestCase Get(string name) => s_byName[name];

    /// <summary>The family of a case: the folder of its goldens.</summary>
    public static string FamilyOf(string name) => s_familyByName[name];

    private static IEnumerable<(string Family, IEnumerable<TestCase> Cases)> ByFamily() =>
    [
        ("Scalars", ScalarCases.All), ("Collections", CollectionCases.All), ("Structs", StructCases.All),
        ("Construction", ConstructionCases.All), ("Shapes", ShapeCases.All), ("Inheritance", InheritanceCases.All),
        ("Collections", CollectionKindCases.All), ("Collections", UntypedCases.All), ("Collections", StructMapCases.All),
        ("Collections", GridCases.All), ("Collections", ComparerCases.All),
        ("Nested", NestedCases.All), ("Generics", GenericCases.All), ("Recursive", RecursiveCases.All),
        ("Roots", RootCases.All), ("Extension", ExtensionCases.All), ("Unions", UnionCases.All),
        ("Objects", ObjectCases.All), ("Objects", TypeMemberCases.All), ("References", ReferenceCases.All),
        ("Tolerant", TolerantCases.All), ("Tolerant", TolerantLevelCases.All),
        ("Strings", InternCases.All),
        ("Appending", AppendCases.All), ("Compact", CompactCases.All), ("Scalars", Members(IntegerFamilies.All)), ("Scalars", Members(ValueFamilies.All)),
        ("Enums", Members(EnumFamilies.All)), ("Structs", Members(StructFamilies.All)),
        ("Structs", Members(CheckedStructFamilies.All)), ("Objects", Members(ClassFamilies.All)),
    ];

    private static IEnumerable<TestCase> Members(IEnumerable<SequenceFamily> families) =>
        families.SelectMany(static family => new[] { family.Element, family.Array, family.List });

    private static Dictionary<string, TestCase> Collect()
    {
        var cases = new Dictionary<string, TestCase>(StringComparer.Ordinal);
        foreach (var (family, members) in ByFamily())
        {
            foreach (var testCase in members)
            {
                // A second case of the same name would hide the first: fail here.
                cases.Add(testCase.Name, testCase);
                s_familyByName.Add(testCase.Name, family);
            }
        }

        return cases;
    }
}
