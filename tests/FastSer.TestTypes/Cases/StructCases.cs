namespace FastSer.TestTypes;

internal static class StructCases
{
    public static IEnumerable<TestCase> All =>
    [
        Case.Of<StructHolder?>(() => [null, new(), Holder(1), Holder(2), Holder(3)]),
        Case.Of<StructOfCollections>(
            () =>
            [
                default,
                new() { Numbers = [], Names = [null, ""], Point = Samples.NamedPoint[1], Moment = DateTime.MinValue },
                new() { Numbers = [.. Edge.Int32s], Point = Samples.NamedPoint[4] },
            ]),
        Case.Of<RecordStructWithInit>(
            () => [default, new(7) { Total = long.MinValue, Day = DateOnly.MaxValue }]),
        Case.Of<RecordKey>(() => Samples.RecordKey),
        Case.Of<InitialisedStruct>(() => [default, new(), new() { Kind = 255, Amount = long.MinValue }]),
        Case.Of<InternalStruct>(() => [default, new() { A = 255, B = DateTime.MaxValue }]),
        Case.Of<RejectingStruct>(() => [default, new(255, long.MaxValue)]),
        Case.Root(
            "RejectingStructArray", static (RejectingStruct[]? v) => FastSerializer.Serialize(v),
            () => [null, [], [default, new(1, 2), new(3, long.MaxValue)]]),
    ];

    private static StructHolder Holder(int i) => new()
    {
        Fixed = Samples.NestedGaps[i],
        Text = $"text {i}",
        Variable = Samples.NamedPoint[i],
        Checked = Samples.CheckedStruct[i],
        Plain = Samples.Size12[i],
    };
}
