namespace FastSer.MatrixTests;

/// <summary>The list of collections.</summary>
internal static class CollectionKinds
{
    public static IReadOnlyList<CollectionKind> All { get; } = [.. Basic()];

    private static IEnumerable<CollectionKind> Basic() =>
    [
        new("Array", "{E}[]", "(({E}[]){items}.Clone())") { IsBasic = true },
        new("List", "List<{E}>", "new List<{E}>({items})") { IsBasic = true },
        new("HashSet", "HashSet<{E}>", "new HashSet<{E}>({items})") { IsBasic = true, Needs = Needs.Unique },
        new("DictionaryKeys", "Dictionary<{E}, string?>", "{items}.ToDictionary(static i => i, static i => (string?)null)")
        {
            IsBasic = true, Needs = Needs.Unique | Needs.NotNull,
        },
        new("DictionaryValues", "Dictionary<int, {E}>", "{items}.Index().ToDictionary(static i => i.Index, static i => i.Item)")
        {
            IsBasic = true,
        },
        new("Pairs", "List<KeyValuePair<{E}, {E}>>", "[.. {items}.Select(static i => new KeyValuePair<{E}, {E}>(i, i))]"),
        new("Tuples", "({E}, byte, {E})[]", "[.. {items}.Select(static i => (i, (byte)1, i))]"),
        new("ArrayOfArrays", "{E}[]?[]", "[{items}, null, []]") { NullValue = "null" },
    ];
}
