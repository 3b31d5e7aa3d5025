namespace FastSer.TestTypes;

/// <summary>Closed collections as roots, beyond the arrays and lists of the families.</summary>
internal static class RootCases
{
    public static IEnumerable<TestCase> All =>
    [
        Case.Root(
            "SetOfInt32", static (HashSet<int>? v) => FastSerializer.Serialize(v),
            () => [null, .. Counts.AroundLongHeader.Select(static n => Enumerable.Range(-1, n).ToHashSet())]),
        Case.Root(
            "SetOfString", static (HashSet<string?>? v) => FastSerializer.Serialize(v),
            () => [null, [], [null, .. Edge.Strings]]),
        Case.Root(
            "SetOfEnum", static (HashSet<ByteEnum>? v) => FastSerializer.Serialize(v),
            () => [null, [], [ByteEnum.Last, ByteEnum.None, (ByteEnum)9]]),
        Case.Root(
            "SetOfStruct", static (HashSet<RecordKey>? v) => FastSerializer.Serialize(v),
            () => [null, [], [.. Samples.RecordKey]]),
        Case.Root(
            "DictionaryOfStringAndInt32", static (Dictionary<string, int>? v) => FastSerializer.Serialize(v),
            () =>
            [
                null,
                .. Counts.AroundLongHeader.Select(static n => Case.Map(n, static i => $"k{i}", static i => i)),
            ]),
        Case.Root(
            "DictionaryOfInt32AndString", static (Dictionary<int, string?>? v) => FastSerializer.Serialize(v),
            () => [null, [], Case.Keys(Edge.Int32s, static i => i == 0 ? null : Edge.Strings[i])]),
        Case.Root(
            "DictionaryOfGuidAndLeaf", static (Dictionary<Guid, Leaf?>? v) => FastSerializer.Serialize(v),
            () => [null, [], Case.Keys(Edge.Guids, static i => i == 0 ? null : new Leaf { Id = i })]),
        Case.Root(
            "DictionaryOfStringAndArray", static (Dictionary<string, Leaf?[]?>? v) => FastSerializer.Serialize(v),
            () => [null, [], new() { ["a"] = [null, new()], ["b"] = null, ["c"] = [] }]),
        Case.Root(
            "DictionaryOfTupleAndSet",
            static (Dictionary<(int, string?), HashSet<DateTime>?>? v) => FastSerializer.Serialize(v),
            () => [null, [], new() { [(1, null)] = null, [(1, "x")] = [.. Edge.DateTimes] }]),
        Case.Root(
            "ListOfListOfInt32", static (List<List<int>?>? v) => FastSerializer.Serialize(v),
            () => [null, [], [null, [], [1, 2, 3]]]),
        Case.Root(
            "JaggedStrings", static (string?[]?[]? v) => FastSerializer.Serialize(v),
            () => [null, [], [null, [], [null, "", "x"]]]),
        Case.Root(
            "ListOfDictionary", static (List<Dictionary<int, Guid>?>? v) => FastSerializer.Serialize(v),
            () => [null, [], [null, [], new() { [1] = Edge.Guids[1] }]]),
        Case.Root(
            "TupleOfMany", static ((int, Guid, string?, List<int>?) v) => FastSerializer.Serialize(v),
            () => [default, (1, Edge.Guids[1], "x", [1, 2])]),
        Case.Root(
            "ClassTuple", static (Tuple<int, string?, DateTime>? v) => FastSerializer.Serialize(v),
            () => [null, new(0, null, default), new(1, "one", DateTime.MaxValue)]),
        Case.Root(
            "VariableEntry", static (KeyValuePair<string?, Leaf?> v) => FastSerializer.Serialize(v),
            () => [default, new("key", new() { Id = 1 })]),
    ];
}
