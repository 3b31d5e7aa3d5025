namespace FastSer.TestTypes;

internal static class UnionCases
{
    private static readonly DateTime s_moment = new(2024, 2, 29, 12, 30, 15, DateTimeKind.Utc);

    public static IEnumerable<TestCase> All =>
    [
        Case.Of<Shape?>(() => [null, .. Shapes()]),
        Case.Of<Circle?>(() => [null, new(), new() { Label = "c", Layer = 1, Radius = 2.5 }]),
        Case.Of<Drawing?>(() => [null, new(), new() { Frame = new Nowhere(), Parts = [.. Shapes(), null] }]),
        Case.Root<List<Shape?>>(
            "ShapeList", static value => FastSerializer.Serialize(value), () => [[], [.. Shapes()], [null, new Circle()]]),
        Case.Of<IMessage?>(() => [null, .. Messages()]),
        Case.Root<IMessage?[]>(
            "MessageArray", static value => FastSerializer.Serialize(value), () => [[], [.. Messages(), null]]),
        Case.Of<CommandMessage?>(
            () => [null, new StartMessage(1, s_moment), new StopMessage(2, "r"), new StopMessage(2, null)]),
        Case.Of<PingMessage>(() => [default, new(1, 2)]),
        Case.Of<Vehicle?>(
            () =>
            [
                null, new(), new() { Wheels = 3, Name = "v" }, new Truck(), new Bicycle { HasBell = true, Name = "b" },
                new Truck { Load = 1.50m, Towed = new Truck { Towed = new Vehicle { Wheels = 1 } } },
            ]),
        Case.Of<Truck?>(() => [null, new(), new() { Wheels = 6, Towed = new Bicycle() }]),
        Case.Root<GenericShape<int>?>(
            "GenericShapeOfInt32",
            static value => FastSerializer.Serialize(value),
            () =>
            [
                null, new Leaf<int> { Value = 1 }, new Branch<int>(),
                new Branch<int> { Left = new Leaf<int>(), Right = new Branch<int> { Left = new Leaf<int> { Value = 2 } } },
            ]),
        Case.Of<Gallery?>(
            () =>
            [
                null,
                new(),
                new()
                {
                    One = new Dot { Shade = 9 },
                    Exact = new() { Radius = 1 },
                    Array = [.. Shapes()],
                    Messages = new() { [1] = new PingMessage(3, 4), [2] = null },
                    Pair = (new Nowhere(), 5),
                    Numbers = new Leaf<int> { Value = 6 },
                    Texts = new Branch<string> { Right = new Leaf<string> { Value = "t" } },
                    Vehicles = [new Vehicle(), new Bicycle()],
                },
            ]),
        Case.Of(Replies),
        Case.Root<List<Reply>>("ReplyList", static value => FastSerializer.Serialize(value), static () => [[], [.. Replies()]]),
        Case.Of<Measured>(static () => [default, new(5), new(-1L << 40), new(TimeSpan.FromSeconds(1)), new("text"), new("")]),
        Case.Of<ReplyHolder?>(
            static () =>
            [
                null,
                new(),
                new()
                {
                    Reply = new(1),
                    Second = new Reply(),
                    Measures = [new(2), default, new("m")],
                    Replies = new() { [new(3)] = new("r"), [new(TimeSpan.Zero)] = default },
                    Pair = (new(new Circle { Radius = 4 }), new(5)),
                },
            ]),
        Case.Of<Verdict?>(Verdicts),
        Case.Root<Verdict?[]>("VerdictArray", static value => FastSerializer.Serialize(value), static () => [[], Verdicts()]),
        Case.Of<Outcome?>(static () => [null, Made(new Payload { Size = 5 }), Made(new Payload()), Made("text"), Made((string?)null)]),
        Case.Of<VerdictHolder?>(
            static () =>
            [
                null,
                new(),
                new()
                {
                    Verdict = new(1),
                    Outcomes = [Made("m"), null, Made(new Payload { Size = 1 << 20 })],
                    Map = new() { [new(3)] = Made("r"), [new((string?)null)] = null },
                    Pair = (new(new Circle { Radius = 4 }), Made((string?)null)),
                    Any = new Verdict("any"),
                },
            ]),
        Case.Of(Notices),
        Case.Root<Notice[]>("NoticeArray", static value => FastSerializer.Serialize(value), static () => [[], Notices()]),
        Case.Of<NoticeText?>(static () => [null, new(), new() { Text = "t", About = new("a"), Ruling = Ruled([7]) }]),
        Case.Of<Ruling?>(
            static () => [null, Ruled(DayOfWeek.Friday), Ruled((DayOfWeek?)null), Ruled([1, 2, 3]), Ruled([]), Ruled(new Notice(5)), Ruled(default(Notice))]),
        Case.Of<NoticeHolder?>(
            static () =>
            [
                null,
                new(),
                new()
                {
                    Notice = new(1),
                    Second = new Notice(),
                    Rulings = [Ruled([1]), null, Ruled(DayOfWeek.Monday)],
                    Map = new() { [3] = new("r"), [4] = default },
                    Pair = (Ruled((DayOfWeek?)null), new(new NoticeText { Text = "p" })),
                },
            ]),
    ];

    private static Outcome Made(Payload value) => Outcome.IUnionMembers.Create(value);

    private static Outcome Made(string? value) => Outcome.IUnionMembers.Create(value);

    private static Ruling Ruled(DayOfWeek? value) => Ruling.IUnionMembers.Create(value);

    private static Ruling Ruled(byte[] value) => Ruling.IUnionMembers.Create(value);

    private static Ruling Ruled(Notice value) => Ruling.IUnionMembers.Create(value);

    private static Notice[] Notices() =>
    [
        default,
        new(int.MinValue),
        new("text"),
        new(new NoticeText()),
        new(new NoticeText { Text = "t", About = new(new NoticeText { About = new(1) }) }),
        new(new List<Notice> { new(1), default, new(new List<Notice> { new("deep") }) }),
        new(new Verdict("v")),
        new(new Verdict((string?)null)),
    ];

    private static Verdict?[] Verdicts() =>
    [
        null,
        new((string?)null),
        new(""),
        new(new Circle { Label = "c", Radius = 2.5 }),
        new(-1),
        new(new List<Verdict?> { new(1), null, new((string?)null), new(new List<Verdict?> { new("deep") }) }),
        new(new Reply(5)),
        new(default(Reply)),
    ];

    private static Reply[] Replies() =>
    [
        default,
        new(new Circle()),
        new(new Circle { Label = "c", Radius = 2.5 }),
        new(new PingMessage(3, 4)),
        new(int.MinValue),
        new("text"),
        new(new List<Reply> { new(1), default, new(new List<Reply> { new("deep") }) }),
        new(new Measured(6)),
        new(default(Measured)),
        new(DayOfWeek.Friday),
        new(new[] { 0.5, double.NaN }),
    ];

    private static Shape[] Shapes() =>
    [
        new Circle(),
        new Circle { Label = "circle", Layer = 1, Radius = 2.5 },
        new Square { Side = double.NaN, Turn = -1 },
        new Drawing { Label = "inner", Parts = [new Nowhere(), null], Frame = new Square() },
        new Nowhere(),
        new Nowhere { Label = "nowhere", Layer = int.MinValue },
        new Line { From = Samples.Size12[1], To = Samples.Size12[2] },
        new Polygon(null),
        new Polygon([1, 2, 3]) { Label = "p" },
        new Dot { Label = "dot", Layer = 3, Shade = 255 },
    ];

    private static IMessage[] Messages() =>
    [
        new TextMessage(1, null),
        new TextMessage(2, "text"),
        default(PingMessage),
        new PingMessage(3, long.MaxValue),
        new NamedMessage { Id = 4, Name = "name" },
        new StartMessage(5, s_moment),
        new StopMessage(6, ""),
        new Envelope { Id = 7, Inner = [new PingMessage(8, 9), null, new StopMessage(10, null)] },
        new Envelope { Commands = new() { ["a"] = new StartMessage(11, default), ["b"] = null } },
    ];
}
