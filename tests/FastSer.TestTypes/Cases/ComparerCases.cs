using System.Collections.Frozen;
using System.Collections.Immutable;

namespace FastSer.TestTypes;

/// <summary>Collections whose members state their comparers.</summary>
internal static class ComparerCases
{
    public static IEnumerable<TestCase> All => [Case.Of<ComparedCollections?>(() => [null, new(), Full()])];

    private static ComparedCollections Full()
    {
        var ignoreCase = StringComparer.OrdinalIgnoreCase;
        var one = new Dictionary<string, int>(ignoreCase) { ["One"] = 1 };
        var two = new Dictionary<string, int>(ignoreCase) { ["One"] = 1, ["two"] = 2 };
        return new()
        {
            Dictionary = two,
            Ordinary = new() { ["one"] = 1, ["ONE"] = 2 },
            Set = new(ignoreCase) { "One", "two" },
            Sorted = new(new Descending()) { 1, 3, 2 },
            SortedList = new(new Descending()) { [1] = "a", [2] = null },
            Priorities = new([("a", 1), (null, 3), ("b", 2)], new Descending()),
            SortedDictionary = new(StringComparer.Ordinal) { ["a"] = 1, ["B"] = 2 },
            Concurrent = new(one, ignoreCase),
            Frozen = one.ToFrozenDictionary(ignoreCase),
            Immutable = one.ToImmutableDictionary(ignoreCase),
            Interface = two,
            Lookup = new[] { "a", "A", "b" }.ToLookup(static s => s, static s => (int)s[0], ignoreCase),
        };
    }
}
