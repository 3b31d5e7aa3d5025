namespace FastSer.TestTypes;

/// <summary>Dictionaries that are structs.</summary>
internal static class StructMapCases
{
    public static IEnumerable<TestCase> All =>
    [
        Case.Of<StructMaps?>(
            static () =>
            [
                null,
                new(),
                new() { Rooms = default, Pair = (default, -1), Maybe = new RoomDictionary<string, Leaf?>(), List = [] },
                new()
                {
                    Rooms = new() { { 1, "one" }, { -1, null } },
                    Maybe = new RoomDictionary<string, Leaf?> { { "a", new() { Id = 1, Name = "leaf" } }, { "\u20AC", null } },
                    List = [new(), new() { { 255, long.MinValue } }, default],
                    Pair = (new() { { Guid.Empty, true } }, 5),
                    Prices = new(new Dictionary<int, decimal> { [7] = 1.50m, [8] = decimal.MinValue }),
                },
            ]),
        Case.Of<CompactStructMaps?>(
            static () => [null, new(), new() { Rooms = default, Last = 1 }, new() { Rooms = new() { { 1, -1 }, { 300, long.MaxValue } }, Last = -300 }]),
    ];
}
