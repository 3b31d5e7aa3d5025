using FastSer.TestTypes.First;

namespace FastSer.TestTypes;

internal static class ShapeCases
{
    private static readonly DateTime s_moment = new(2024, 2, 29, 12, 30, 15, DateTimeKind.Utc);

    public static IEnumerable<TestCase> All =>
    [
        Case.Of<LongTuples?>(() => [null, new(), LongTuples(1)]),
        Case.Of<Empty?>(() => [null, new()]),
        Case.Of<EmptyRecord?>(() => [null, new()]),
        Case.Of<NonMembers?>(() => [null, new(), new() { Member = 5 }]),
        Case.Of<Ignored?>(() => [null, new(), new() { Kept = 1, AlsoKept = "kept" }]),
        Case.Of<OrderedMembers?>(
            () => [null, new(), new() { First = 1, Middle = "middle", AfterMiddle = s_moment, Last = "last" }]),
        Case.Of<SeveralFiles?>(() => [null, new(), new() { First = 1, Second = "second", Third = [3] }]),
        Case.Of<Keywords?>(
            () =>
            [
                null,
                new(),
                new()
                {
                    @class = 1, @event = "event", @return = true, @namespace = [1], @record = 2, @required = 3,
                    @await = "await", @field = 4, @var = 5, @global = 6,
                },
            ]),
        Case.Of<KeywordConstructor?>(() => [null, new(0, null, null), new(1, "event", [2])]),
        Case.Of<LocalNameClashes?>(() => [null, new(), LocalNames()]),
        Case.Of<MethodNameClashes?>(
            () =>
            [
                null,
                new(),
                new()
                {
                    Write = 1, Read = "read", Describe = [2], WriteDescribe = [3], ReadDescribe = new() { [4] = 5 },
                    Size = 6, Put = 7, Get = 8, IsValid = 9, Packing = 10,
                },
            ]),
        Case.Of<CaseDiffers?>(() => [null, new(), new() { Name = 1, name = "lower", NAME = 2 }]),
        Case.Of<Größe?>(
            "UnicodeNames",
            () => [null, new(), new() { naïve = 1, данные = "данные", 名前 = [2], ı = 3, I = 4, i = 5, İ = 6 }]),
        Case.Of<GlobalNamespaceType?>(() => [null, new(), new() { Number = 1, Text = "global" }]),
        Case.Of<Clashes.System.FastSer.Order?>("ClashingOrder", () => [null, new(), ClashingOrder()]),
        Case.Of<SameName?>("FirstSameName", () => [null, new(), new() { Number = 1, Other = new() { Text = "t" } }]),
        Case.Of<Second.SameName?>("SecondSameName", () => [null, new(), new() { Text = "second" }]),
        Case.Of<InternalType?>(
            () => [null, new(), new() { Struct = new() { A = 1, B = s_moment }, Children = [new() { Number = 2 }] }]),
        Case.Of<TupleMembers?>(() => [null, new(), Tuples()]),
        Case.Of<SharedReferences?>(() => [null, new(), Shared()]),
        Case.Of<MixedKinds?>(() => [null, new(), Mixed()]),
        Case.Of<Wide?>(() => [null, new(), WideValue()]),
        Case.Of<WideRecord?>(() => [null, WideRecordValue()]),
    ];

    private static LongTuples LongTuples(int i) => new()
    {
        Eight = Tuple.Create(i, (string?)"two", (byte)3, 4L, true, 'f', 7, (string?)"eight"),
        Sixteen = new(1, 2, 3, 4, 5, 6, 7, new(8, 9, 10, 11, 12, 13, 14, new(15, null))),
    };

    private static LocalNameClashes LocalNames() => new()
    {
        Value = 1, Writer = "writer", Reader = "reader", Block = s_moment, Items = ["i", null], Count = 2,
        Item = new() { ["k"] = 3 }, Index = [4], I = 5, Key = 6, Entry = 7, Result = "result", Span = "span",
        Array = "array", List = "list", Dictionary = "dictionary",
    };

    private static Clashes.System.FastSer.Order ClashingOrder() => new()
    {
        Id = Edge.Guids[1], Numbers = [1, 2], Name = new() { Length = 3 }, Moment = s_moment,
    };

    private static TupleMembers Tuples() => new()
    {
        Named = (1, "one"),
        Fixed = (2, 3),
        Single = new(4),
        Nested = (5, ("six", s_moment), [7]),
        Class = new(8, null),
        Single1 = new(9),
        Entry = new(10, "ten"),
        FixedEntry = new(11, Edge.Guids[1]),
        Array = [(1, 2, 'c'), (255, int.MinValue, '\uFFFF')],
        List = [(1, null), (2, "two")],
        Dictionary = new() { [(1, null)] = new(2, 3), [(1, "x")] = new(4, 5) },
        Seven = (1, 2, 3, 4, 5, 6, 7),
    };

    private static SharedReferences Shared()
    {
        var leaf = new Leaf { Id = 1, Name = "shared" };
        return new SharedReferences { First = leaf, Second = leaf };
    }

    private static MixedKinds Mixed() => new()
    {
        Text = "text", Number = 1, Numbers = [2, 3], Id = Edge.Guids[1], Moment = s_moment,
        Fixed = Samples.IntThenDateTime[2], Leaf = new() { Id = 4 }, Flag = true, Point = Samples.NamedPoint[1],
        Kind = ByteEnum.Last,
    };

    private static Wide WideValue() => new()
    {
        Member00 = 1, Member01 = "one", Member02 = s_moment, Member03 = 3, Member04 = true, Member05 = -0d,
        Member06 = Edge.Guids[1], Member07 = -7, Member08 = 8.8m, Member09 = 9, Member30 = 30, Member31 = "\u0100",
        Member32 = DateTime.MaxValue, Member38 = decimal.MinValue, Member58 = 0.0m, Member59 = 255,
    };

    private static WideRecord WideRecordValue() => new(
        1, "a", s_moment, 2, true, 3.5, Edge.Guids[1], 4, 5.5m, 6,
        7, null, DateTime.MinValue, 8, false, double.NaN, Edge.Guids[2], 9, null, 10);
}
