namespace FastSer.TestTypes;

internal static class ExtensionCases
{
    public static IEnumerable<TestCase> All =>
    [
        Case.Of<FilledCollections?>(() => [null, new(), Filled()]),
        Case.Of<FilledThroughConstructor?>(
            () =>
            [
                null,
                new(null),
                new("name") { Leaves = { new() { Id = 1, Name = "n" }, null }, Texts = { ["a"] = null, ["b"] = "c" } },
            ]),
        Case.Of<FilledNode?>(
            () => [null, new(), new() { Value = 1, Children = { new() { Value = 2, Children = { new() } }, new() } }]),
        Case.Of<MutableShapes?>(() => [null, new(), Shapes(2)]),
    ];

    private static FilledCollections Filled()
    {
        var filled = new FilledCollections
        {
            Number = 1,
            Texts = { "a", null, "" },
            Leaves = { new() { Id = 2, Name = "leaf" }, null },
            Distinct = { 3, 4 },
            Rows = { null, new(), new() { "row" } },
            Text = "text",
        };
        filled.Numbers.Clear();
        filled.Counts.Remove("initial");
        return filled;
    }

    private static MutableShapes Shapes(int levels) => new()
    {
        Number = levels, Moment = new DateTime(2024, 2, 29, 0, 0, 0, DateTimeKind.Utc), Numbers = [1, 2], List = [3],
        Points = [default], Structs = [default, default], StructArray = [default], Optional = [1, null], Set = [4, 5],
        Map = new() { [6] = 7 }, Inner = levels == 0 ? null : Shapes(levels - 1), Maybe = 8, Pair = (9, 10),
    };
}
