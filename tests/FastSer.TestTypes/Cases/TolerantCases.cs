namespace FastSer.TestTypes;

internal static class TolerantCases
{
    private static readonly DateTime s_moment = new(2024, 2, 29, 12, 30, 15, DateTimeKind.Utc);

    public static IEnumerable<TestCase> All =>
    [
        Case.Of<TolerantRow?>(static () => [null, new(), .. Rows()]),
        Case.Of<TolerantGaps?>(static () => [null, new(), new() { Number = -1, Text = "t", Last = 5 }]),
        Case.Of<TolerantNote?>(static () => [null, .. Notes()]),
        Case.Root<List<TolerantNote?>?>(
            "TolerantNoteList",
            static value => FastSerializer.Serialize(value),
            static () => [null, [], [null, .. Notes(), null]]),
        Case.Of<TolerantOrder?>(static () => [null, .. Orders()]),
        Case.Of<TolerantPoint>(static () => [default, .. Points()]),
        Case.Of<TolerantTree?>(
            static () =>
            [
                null,
                new(),
                new() { Left = new() { Value = 1, Left = new() { Value = 2 } }, Others = [] },
                new() { Others = [null, new() { Value = 3, Others = [new()] }, new()] },
                Chain(60),
            ]),
        Case.Of<TolerantBase?>(
            static () => [null, new(), TolerantBase.WithSecret(new TolerantBase { Name = "base" }, 7)]),
        Case.Of<TolerantDerived?>(
            static () =>
            [
                null,
                new() { Label = null },
                TolerantBase.WithSecret(new TolerantDerived { Name = "n", Count = long.MinValue, Label = "l" }, -1),
            ]),
        Case.Of<TolerantEmpty?>(static () => [null, new()]),
        Case.Of<FastHolder?>(
            static () =>
            [
                null,
                new(),
                new() { Note = Notes()[3], Notes = [null, .. Notes()], Points = [default, .. Points()], Point = Points()[0] },
                new() { Empties = [null, new(), new()], Number = new(), Text = new() },
                new()
                {
                    Number = new() { Content = 1, Contents = [2, 3] },
                    Text = new() { Content = "a", Contents = ["b", null] },
                },
            ]),
        Case.Of<TolerantDrawing?>(
            static () =>
            [
                null,
                new(),
                new() { Main = new TolerantCircle { Radius = 1.5 }, Node = new TolerantNode { Next = new TolerantNamedNode { Name = "n" } } },
                new()
                {
                    Main = new FastSquare { Side = 3 },
                    Figures = [null, new TolerantCircle { Label = new string('l', 300) }, new FastSquare(), Points()[0]],
                    Node = new TolerantNamedNode { Next = new TolerantNode() },
                },
            ]),
        Case.Of<TolerantNode?>(
            static () => [null, new(), new() { Next = new() }, new TolerantNamedNode { Name = "a", Next = new TolerantNode() }]),
        Case.Of<ITolerantFigure?>(static () => [null, new TolerantCircle(), new FastSquare(), Points()[1]]),
        Case.Of<TolerantMoney>(static () => [default, new(1.50m), new(-1, null)]),
        Case.Root<TolerantMoney?[]?>(
            "TolerantMoneyArray",
            static value => FastSerializer.Serialize(value),
            static () => [null, [], [null, new(2), default(TolerantMoney)]]),
        Case.Of<TolerantCollections?>(static () => [null, new(), Collections()]),
        Case.Of<TolerantChoices?>(
            static () =>
            [
                null,
                new(),
                new() { One = 5, Many = [null, new TolerantRow(), new Leaf { Id = 1, Name = "leaf" }] },
                new() { One = "text", Many = [] },
                new() { One = Points()[0] },
            ]),
        Case.Of<TolerantWide?>(
            static () =>
            [
                null,
                new(),
                new() { M0 = 1, M7 = "seven", M8 = 8, M15 = 15.5, M16 = [1, 2], M41 = new() { Name = "last" } },
                new()
                {
                    M1 = "a", M2 = 2, M3 = -0.0, M4 = [], M5 = new(), M6 = 6, M13 = "b", M14 = 0, M20 = 255, M26 = 1,
                    M28 = [int.MinValue], M35 = new() { Id = 1 }, M36 = -1, M37 = new string('x', 300), M40 = [],
                },
            ]),
    ];

    private static TolerantRow[] Rows() =>
        [new() { Number = -1, Moment = s_moment, Flag = true }, new() { Number = int.MaxValue }];

    private static TolerantNote[] Notes() =>
    [
        new(),
        new() { Title = "title", Id = 1, Due = new DateOnly(2024, 2, 29), Color = ByteEnum.Last, Text = "" },
        new() { Id = -1, Size = new() { A = 1, B = 2 }, Text = "text €" },
        new() { Title = new string('t', 300), Id = 2, Due = DateOnly.MaxValue },
        new() { Title = new string('t', 234) },
        new() { Title = new string('t', 237) },
        new() { Title = new string('t', 238) },
        new() { Title = new string('t', 239) },
    ];

    private static TolerantOrder[] Orders() =>
    [
        new(default, null) { Rows = null },
        new(Edge.Guids[1]),
        new(Edge.Guids[2], "note")
        {
            Priority = 0,
            Rows = [null, .. Rows()],
            Leaf = new() { Id = 4, Name = "leaf" },
            Amount = (5, null),
            Points = new() { ["a"] = default, ["b"] = Points()[1] },
            Link = new("a/b", UriKind.Relative),
            Total = 1.50m,
        },
        new(Edge.Guids[1], new string('n', 500)) { Amount = (0, "kg"), Rows = [.. Enumerable.Repeat(Rows()[0], 40)] },
    ];

    private static TolerantCollections Collections() => new()
    {
        Set = [1, 2],
        Grid = new[,] { { "a", null }, { "", "b" } },
        Immutable = ["c", null],
        Nullable = [3],
        Memory = new byte[] { 4, 5 },
        Map = new Dictionary<string, TolerantPoint> { ["p"] = Points()[0] },
        Stack = new([null, .. Rows()]),
        Filled = { 6 },
        Sorted = { [7] = null, [8] = new() { Id = 9, Name = "leaf" } },
        Initial = [null, 10],
    };

    private static TolerantPoint[] Points() => [new(1, "one", 1.5), new(-2, null, double.NaN), new(3, new string('p', 260), null)];

    private static TolerantTree Chain(int depth) =>
        depth == 1 ? new() : new() { Value = depth, Left = Chain(depth - 1) };
}
