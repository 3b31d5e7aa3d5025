namespace FastSer.TestTypes;

internal static class ConstructionCases
{
    private static readonly DateTime s_moment = new(2024, 2, 29, 12, 30, 15, DateTimeKind.Utc);

    public static IEnumerable<TestCase> All =>
    [
        Case.Of<Leaf?>(() => [null, .. Leaves()]),
        Case.Of<SettableProperties?>(
            () => [null, new(), new() { Number = -1, Text = "t", Id = Edge.Guids[1], Leaf = new() { Name = "n" } }]),
        Case.Of<PublicFields?>(
            () => [null, new(), new() { Number = 1, Text = "€", Moment = s_moment, Numbers = [1, long.MinValue] }]),
        Case.Of<GetOnlyThroughConstructor?>(() => [null, new(0, null, default), new(-5, "text", s_moment)]),
        Case.Of<PrimaryConstructor?>(() => [null, new("", 0, default), new("text", 1, Edge.Guids[1])]),
        Case.Of<ChangingConstructor?>(() => [null, new(0, null), new(-5, "text") { Text = null }]),
        Case.Of<PositionalRecord?>(() => [null, new(0, null, default), new(int.MaxValue, "name", s_moment)]),
        Case.Of<RecordWithInit?>(
            () =>
            [
                null,
                new(0, null) { Numbers = null },
                new(1, "n") { Created = s_moment, Numbers = [1, 2, 3], Note = "note" },
            ]),
        Case.Of<NominalRecord?>(() => [null, new(), new() { Id = 1, Name = "name" }]),
        Case.Of<InitOnly?>(() => [null, new(), new() { Number = 1, Text = "t", Leaves = [new(), .. Leaves()] }]),
        Case.Of<RequiredMembers?>(
            () =>
            [
                null,
                new() { Number = 0, Text = null, Id = default },
                new() { Number = 1, Text = "t", Id = Edge.Guids[2] },
            ]),
        Case.Of<SetsRequiredMembers?>(() => [null, new(0, null), new(1, "one")]),
        Case.Of<ReadOnlyFields?>(
            () => [null, new(null, default, 0), new("text", Samples.IntThenDateTime[2], int.MinValue)]),
        Case.Of<IncludedPrivates?>(
            () => [null, new(), IncludedPrivates.Create(1, "private", s_moment, long.MaxValue)]),
        Case.Of<IncludedPrivateSetters?>(() => [null, new(), IncludedPrivateSetters.Create(1, "set")]),
        Case.Of<NonPublicAccessors?>(() => [null, new(), NonPublicAccessors.Create(1, "private")]),
        Case.Of<AllMembers?>(
            () => [null, new(), new(1, "t", Edge.Guids[1]) { Day = DateOnly.MaxValue, Price = 1.50m }]),
        Case.Of<PrivateConstructor?>(
            () => [null, PrivateConstructor.Create(0, null), PrivateConstructor.Create(1, "one")]),
        Case.Of<PrivateParameterlessConstructor?>(() => [null, PrivateParameterlessConstructor.Create()]),
        Case.Of<ChosenConstructor?>(() => [null, new(0, null), new(5, "five") { Set = s_moment }]),
        Case.Of<MixedConstruction?>(
            () =>
            [
                null,
                new(default, null),
                new(Edge.Guids[1], [1, 2]) { Text = "t", Field = -1, Init = s_moment },
            ]),
        Case.Of<ConstructorCaseDiffers?>(() => [null, new(0, null), new(3, "three")]),
        Case.Of<OptionalParameters?>(() => [null, new(0), new(1, null, 0), new(2, "two", -2)]),
        Case.Of<ClassOfStructs?>(
            () =>
            [
                null,
                new(default, default),
                new(new(Edge.Guids[1], 2, 3.30m), new(4, "four"))
                {
                    Third = new(5, double.NaN),
                    Fourth = [default, new() { Number = 6, Span = TimeSpan.MinValue }],
                    Fifth = [new(7) { Total = 8, Day = DateOnly.MaxValue }],
                },
            ]),
        Case.Of<StateOnly?>(() => [null, new(0), new(-7) { First = "a", Last = "b", Numbers = [1, 2] }]),
        Case.Of<StateOnlyStruct>(() => [default, new() { Width = 2, Height = int.MaxValue }]),
        Case.Of<RejectingConstructor?>(() => [null, new(0) { Text = "" }, new(1) { Text = "text" }]),
    ];

    public static Leaf[] Leaves() =>
    [
        new(),
        new() { Id = 1, Name = "" },
        new() { Id = -1, Name = "name" },
        new() { Id = int.MaxValue, Name = "\uFFFF" },
    ];
}
