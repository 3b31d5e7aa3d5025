[assembly: FastSerRoot(typeof(FastSer.TestTypes.InternedBox<string>))]

namespace FastSer.TestTypes;

/// <summary>Types with strings that are looked up in a pool.</summary>
internal static class InternCases
{
    private static readonly string?[] s_texts =
    [
        null, "", "a", "no", "abc", "four", "seven77", "eight888", "category", "sixteen letters.", "seventeen letters", new('x', 64), new('y', 65),
        "\u20AC", "ab\u20ACd",
    ];

    public static IEnumerable<TestCase> All =>
    [
        Case.Of<InternedStrings?>(() => [null, new(), Full()]),
        Case.Of<InternedCompact?>(() => [null, new(null, null, 0), .. s_texts.Select(static text => new InternedCompact(text, [text, .. s_texts], 1))]),
        Case.Of<InternedTolerant?>(() => [null, new(), .. s_texts.Select(Tolerant)]),
        Case.Of<InternedNode?>(() => [null, new(), new() { Name = "node", Next = new() { Name = "node" } }]),
        Case.Of<InternedStruct>(() => [default, .. s_texts.Select(static text => new InternedStruct { Name = text, Number = 7 })]),
        Case.Of<InternedBox<string>?>("InternedBoxOfString", () => [null, new(), new() { Name = "name", Value = "name" }]),
    ];

    private static InternedStrings Full() => new()
    {
        Name = "category",
        Kind = "kind",
        Array = s_texts,
        List = [.. s_texts, .. s_texts],
        Set = ["one", "two"],
        Map = new() { ["category"] = "category", ["kind"] = null },
        Lists = new() { [1] = [.. s_texts], [2] = [] },
        Pair = ("category", 2),
        Entry = new("kind", "category"),
        Grid = new[,] { { "kind", null }, { "", "category" } },
        Packed = new List<string?>(s_texts),
        Short = "kind",
        Plain = "category",
    };

    private static InternedTolerant Tolerant(string? text) => new() { Name = text, Kind = text ?? "", List = [text], Map = new() { [text ?? ""] = "kind" } };
}
