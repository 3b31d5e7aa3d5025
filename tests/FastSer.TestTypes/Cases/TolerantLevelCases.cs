namespace FastSer.TestTypes;

/// <summary>Tolerant types that keep what later versions have, unions of several levels, and a base class that grew.</summary>
internal static class TolerantLevelCases
{
    public static IEnumerable<TestCase> All =>
    [
        Case.Of<KeepingNote?>(static () => [null, new(1), new(2, null), new(3, new string('t', 300)), .. Kept()]),
        Case.Of<LaterNote?>(static () => [null, .. Later()]),
        Case.Of<KeepingDerived?>(static () => [null, new(), new() { Id = 1, Text = null }, .. Later().Select(As<KeepingDerived>)]),
        Case.Of<KeepingBase?>(static () => [null, new(), .. Later().Select(As<KeepingBase>)]),
        Case.Of<KeepingPoint>(static () => [default, new(5), .. Later().Select(As<KeepingPoint>)]),
        Case.Of<KeepingHolder?>(
            static () =>
            [
                null,
                new(),
                new()
                {
                    Notes = [null, .. Kept(), new(4)],
                    Point = As<KeepingPoint>(Later()[2]),
                    Named = new() { ["a"] = As<KeepingDerived>(Later()[1]), ["b"] = new() },
                },
            ]),
        Case.Of<ILevelShape?>(static () => [null, .. Shapes()]),
        Case.Of<LevelRound?>(static () => [null, new LevelCircle { Width = 1, Label = "c" }, new LevelEllipse { Height = -1 }]),
        Case.Of<LevelSquare?>(static () => [null, new(), new() { Side = 1, Color = null }, new LevelTile { Pattern = new LevelEllipse() }]),
        Case.Of<KeptUntypedCollections?>(
            static () =>
            [
                null,
                new(),
                new() { List = [], Table = [], Queue = new(), Points = default },
                new()
                {
                    List = [1, null, new TolerantPoint(1, "p", 2.5), "a"],
                    Table = new() { [1] = "one", [2] = null },
                    Points = new() { { 3, new(4, null, null) } },
                    Queue = new(new object?[] { "x", null, 2 }),
                },
            ]),
        Case.Of<LevelGroup?>(
            static () =>
            [
                null,
                new(),
                new() { Shapes = [null, .. Shapes()], Round = new LevelCircle(), Squares = [null, new(), new LevelTile { Color = "blue" }] },
            ]),
    ];

    private static LaterNote[] Later() =>
    [
        new(),
        new() { Id = 1, Text = "text", Author = "author", Views = 9 },
        new() { Id = 2, Answer = new() { Id = 3, Author = new string('a', 300) }, C = 7 },
    ];

    private static KeepingNote[] Kept() => [.. Later().Select(As<KeepingNote>)];

    /// <summary>Reads a note as an older version.</summary>
    private static T As<T>(LaterNote note) => FastSerializer.Deserialize<T>(FastSerializer.Serialize(note))!;

    private static ILevelShape[] Shapes() =>
    [
        new LevelCircle { Width = 1.5, Label = new string('l', 300) },
        new LevelEllipse { Width = 2 },
        new LevelSquare { Side = 3 },
        new LevelTile { Side = 4, Pattern = new LevelCircle { Label = "p" } },
        new LevelGroup { Shapes = [new LevelGroup { Squares = [] }, new LevelEllipse()] },
    ];
}
