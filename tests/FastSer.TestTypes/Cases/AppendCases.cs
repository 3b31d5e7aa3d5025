namespace FastSer.TestTypes;

internal static class AppendCases
{
    public static IEnumerable<TestCase> All =>
    [
        Case.Of<AppendRow?>(static () => [null, new(), new() { Number = int.MinValue, Moment = DateTime.MaxValue, Flag = false }]),
        Case.Of<AppendNote?>(static () => [null, .. Notes()]),
        Case.Of<AppendPoint>(static () => [default, new() { X = 1, Y = -1 }, new() { X = int.MaxValue, Y = short.MinValue }]),
        Case.Of<AppendMeasure?>(static () => [null, .. Measures()]),
        Case.Of<AppendOffset>(static () => [default, new(1, true), new(ulong.MaxValue, false)]),
        Case.Of<AppendNode?>(static () => [null, new(), Ring(), Chain(60)]),
        Case.Of<AppendName?>(static () => [null, new("a"), new(null, 5)]),
        Case.Of<AppendFigure?>(static () => [null, .. Figures()]),
        Case.Of<AppendCircle?>(static () => [null, new(), new() { Radius = 2, Inner = new AppendText("inner") }]),
        Case.Of<AppendFilled?>(static () => [null, new(), Filled()]),
        Case.Of<AppendEmpty?>(static () => [null, new()]),
        Case.Of<AppendHolder?>(static () => [null, new(), Holder()]),
        Case.Of<AppendVersioned?>(
            static () => [null, new(), new() { Note = Notes()[1], Point = new() { X = 9 }, Maybe = new(), Rows = [null, new()] }]),
        Case.Root<List<AppendNote?>?>(
            "AppendNoteList",
            static value => FastSerializer.Serialize(value),
            static () => [null, [], [null, .. Notes(), null]]),
    ];

    private static AppendNote[] Notes() =>
    [
        new(0, null, default, null) { Author = null },
        new(-1, "text", new DateOnly(2024, 2, 29), short.MaxValue) { Author = "€" },
        new(7),
        new(8, new string('x', 300), DateOnly.MaxValue, 0) { Author = "" },
    ];

    private static AppendMeasure[] Measures() =>
    [
        new() { Remark = null },
        new()
        {
            Sensor = -300, IsValid = true, Ticks = long.MinValue, Value = double.NaN, Price = decimal.MinValue,
            Samples = [1, -70000, 0], Offset = new(5, true),
        },
        new() { Sensor = int.MaxValue, Ticks = 0, Samples = [], Remark = "" },
    ];

    private static AppendFigure[] Figures() =>
    [
        new AppendCircle(),
        new AppendCircle { Inner = new AppendCircle { Inner = new AppendText("deep") } },
        new AppendText(null) { Size = 0 },
        new AppendText("t") { Size = int.MinValue },
    ];

    private static AppendFilled Filled()
    {
        var filled = new AppendFilled { Label = new string('l', 40) };
        filled.Numbers.AddRange([2, 3]);
        filled.Points.Add("a", new() { X = 1 });
        return filled;
    }

    private static AppendNode Ring()
    {
        var ring = new AppendNode { Name = "ring", Next = new() { Name = null } };
        ring.Next.Next = ring;
        ring.Others = [null, ring, ring.Next, new()];
        return ring;
    }

    private static AppendNode Chain(int length)
    {
        var chain = new AppendNode();
        for (var i = 1; i < length; i++)
        {
            chain = new() { Next = chain };
        }

        return chain;
    }

    private static AppendHolder Holder()
    {
        var name = new AppendName("shared", 3);
        return new()
        {
            Note = Notes()[1], Point = new() { X = 1, Y = 2 }, Maybe = new() { X = 3 }, Notes = [null, .. Notes()],
            Points = [default, new() { X = 4 }], Rows = new() { [1] = new(), [2] = null }, Pair = (new() { Y = 5 }, new()),
            Figure = Figures()[1], Figures = [null, .. Figures()], Number = new() { Content = 1, Contents = [2, 3] },
            Boxed = new() { Content = Notes()[0], Contents = [null, Notes()[1]] }, Name = name, SameName = name, Any = new AppendPoint { X = 6 },
        };
    }
}
