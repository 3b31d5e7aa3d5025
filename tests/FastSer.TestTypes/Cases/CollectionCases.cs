using System.Numerics;
using System.Text;

namespace FastSer.TestTypes;

internal static class CollectionCases
{
    public static IEnumerable<TestCase> All =>
    [
        Case.Of<ScalarArrays?>(() => [null, new(), EmptyArrays(), FullArrays()]),
        Case.Of<ScalarLists?>(() => [null, new(), EmptyLists(), FullLists()]),
        Case.Of<ScalarSets?>(() => [null, new(), FullSets()]),
        Case.Of<ScalarKeys?>(() => [null, new(), FullKeys()]),
        Case.Of<EnumCollections?>(() => [null, new(), FullEnums()]),
        Case.Of<StringCollections?>(() => [null, new(), .. Counts.AroundLongHeader.Select(Strings)]),
        Case.Of<NullableCollections?>(() => [null, new(), FullNullables()]),
        Case.Of<StructCollections?>(() => [null, new(), Structs(0), Structs(1), Structs(7)]),
        Case.Of<ClassCollections?>(() => [null, new(), Classes(0), Classes(1), Classes(5)]),
        Case.Of<NestedCollections?>(() => [null, new(), EmptyNested(), FullNested()]),
        Case.Of<DeepCollections?>(() => [null, new(), Deep()]),
        Case.Of<GetOnlyCollections?>(() => [null, new([], [], []), new([1, 2], ["a", ""], new() { ["k"] = 1 })]),
        Case.Of<InitialisedCollections?>(
            () => [null, new(), new() { Numbers = null, Text = null, Leaf = null }, new() { Numbers = [], Text = "" }]),
    ];

    private static ScalarArrays EmptyArrays() => new() { Booleans = [], DateTimes = [], Decimals = [], Strings = [] };

    private static ScalarArrays FullArrays() => new()
    {
        Booleans = Edge.Booleans,
        Bytes = Edge.Bytes,
        SBytes = Edge.SBytes,
        Int16s = Edge.Int16s,
        UInt16s = Edge.UInt16s,
        Chars = Edge.Chars,
        Halves = Edge.Halves,
        Int32s = Edge.Int32s,
        UInt32s = Edge.UInt32s,
        Singles = Edge.Singles,
        Int64s = Edge.Int64s,
        UInt64s = Edge.UInt64s,
        Doubles = Edge.Doubles,
        IntPtrs = Edge.IntPtrs,
        UIntPtrs = Edge.UIntPtrs,
        Int128s = Edge.Int128s,
        UInt128s = Edge.UInt128s,
        Decimals = Edge.Decimals,
        Runes = Edge.Runes,
        Guids = Edge.Guids,
        DateTimes = Edge.DateTimes,
        DateTimeOffsets = Edge.DateTimeOffsets,
        DateOnlys = Edge.DateOnlys,
        TimeOnlys = Edge.TimeOnlys,
        TimeSpans = Edge.TimeSpans,
        Complexes = Edge.Complexes,
        Vectors = Edge.Vector3s,
        Indexes = Edge.Indexes,
        Ranges = Edge.Ranges,
        Strings = [null, .. Edge.Strings],
        Versions = [null, .. Edge.Versions],
        Uris = [null, .. Edge.Uris],
        BigIntegers = Edge.BigIntegers,
        BitArrays = [null, .. Edge.BitArrays],
        StringBuilders = [null, .. Edge.StringBuilders()],
    };

    private static ScalarLists EmptyLists() => new() { Booleans = [], DateTimes = [], Decimals = [], Strings = [] };

    private static ScalarLists FullLists() => new()
    {
        Booleans = [.. Edge.Booleans],
        Bytes = [.. Edge.Bytes],
        SBytes = [.. Edge.SBytes],
        Int16s = [.. Edge.Int16s],
        UInt16s = [.. Edge.UInt16s],
        Chars = [.. Edge.Chars],
        Halves = [.. Edge.Halves],
        Int32s = [.. Edge.Int32s],
        UInt32s = [.. Edge.UInt32s],
        Singles = [.. Edge.Singles],
        Int64s = [.. Edge.Int64s],
        UInt64s = [.. Edge.UInt64s],
        Doubles = [.. Edge.Doubles],
        IntPtrs = [.. Edge.IntPtrs],
        UIntPtrs = [.. Edge.UIntPtrs],
        Int128s = [.. Edge.Int128s],
        UInt128s = [.. Edge.UInt128s],
        Decimals = [.. Edge.Decimals],
        Runes = [.. Edge.Runes],
        Guids = [.. Edge.Guids],
        DateTimes = [.. Edge.DateTimes],
        DateTimeOffsets = [.. Edge.DateTimeOffsets],
        DateOnlys = [.. Edge.DateOnlys],
        TimeOnlys = [.. Edge.TimeOnlys],
        TimeSpans = [.. Edge.TimeSpans],
        Quaternions = [.. Edge.Quaternions],
        Strings = [null, .. Edge.Strings],
        Uris = [null, .. Edge.Uris],
        BigIntegers = [.. Edge.BigIntegers],
    };

    private static ScalarSets FullSets() => new()
    {
        Booleans = [.. Edge.Booleans],
        Bytes = [.. Edge.Bytes],
        Chars = [.. Edge.Chars],
        Int32s = [.. Edge.Int32s],
        Doubles = [.. Edge.Doubles],
        Decimals = [.. Edge.Decimals],
        Guids = [.. Edge.Guids],
        DateTimes = [.. Edge.DateTimes],
        DateTimeOffsets = [.. Edge.DateTimeOffsets],
        Strings = [null, .. Edge.Strings],
        Nullables = [null, .. Edge.Int32s],
    };

    private static ScalarKeys FullKeys() => new()
    {
        Booleans = Case.Keys(Edge.Booleans, static i => i == 0 ? null : "value"),
        Bytes = Case.Keys(Edge.Bytes, static i => (byte)i),
        Chars = Case.Keys(Edge.Chars, static i => (string?)new string('c', i)),
        Int32s = Case.Keys(Edge.Int32s, static i => i),
        Int64s = Case.Keys(Edge.Int64s, static i => i % 2 == 0),
        Singles = Case.Keys(Edge.Singles, static i => -(double)i),
        Decimals = Case.Keys(Edge.Decimals, static i => i == 1 ? null : (decimal?)i),
        Guids = Case.Keys(Edge.Guids, static i => Edge.DateTimes[i]),
        DateTimes = Case.Keys(Edge.DateTimes, static i => Edge.Guids[i % 3]),
        DateOnlys = Case.Keys(Edge.DateOnlys, static i => Edge.TimeOnlys[i]),
        Runes = Case.Keys(Edge.Runes, static i => (Int128)i),
        Strings = Case.Keys(Edge.Strings, static i => i == 0 ? null : Edge.Strings[i]),
        Versions = Case.Keys(Edge.Versions, static i => i == 0 ? null : Edge.Uris[i]),
        BigIntegers = Case.Keys<BigInteger, StringBuilder?>(Edge.BigIntegers, static i => new(Edge.Strings[i])),
        Enums = Case.Keys<ByteEnum, FlagsEnum>([ByteEnum.Last, ByteEnum.None], static i => (FlagsEnum)i),
    };

    private static EnumCollections FullEnums() => new()
    {
        Bytes = [ByteEnum.One, ByteEnum.Last, (ByteEnum)77],
        SBytes = [SByteEnum.First, SByteEnum.Last],
        Int16s = [ShortEnum.First, ShortEnum.Last],
        UInt16s = [UShortEnum.Last, UShortEnum.None],
        Int32s = [IntEnum.First, IntEnum.None, IntEnum.Last],
        UInt32s = [UIntEnum.Last, UIntEnum.None],
        Pairs = new() { [LongEnum.First] = ULongEnum.Last, [LongEnum.Last] = ULongEnum.None },
        Flags = [null, FlagsEnum.A | FlagsEnum.C, FlagsEnum.None],
    };

    private static StringCollections Strings(int count) => new()
    {
        Array = Case.Repeat(["one", null, "", "\u0100"], count),
        List = [.. Case.Repeat(["a", "ÿÿ", null], count)],
        Set = [.. Enumerable.Range(0, count).Select(static i => $"s{i}")],
        Dictionary = Case.Map(count, static i => $"k{i}", static i => i % 3 == 0 ? null : "v"),
    };

    private static NullableCollections FullNullables() => new()
    {
        Int32s = [null, 1, null, int.MinValue],
        DateTimes = [DateTime.MaxValue, null],
        Booleans = [null, true, false],
        Decimals = new() { [1] = null, [2] = -0.10m },
        Structs = [null, Samples.IntThenDateTime[2]],
        VariableStructs = [Samples.NamedPoint[3], null],
        Enums = [null, ByteEnum.Last],
    };

    private static StructCollections Structs(int count) => new()
    {
        Array = Case.Repeat(Samples.IntThenDateTime, count),
        List = [.. Case.Repeat(Samples.IntThenDateTime, count)],
        Set = [.. Enumerable.Range(0, count).Select(static i => new RecordKey(0, i, 3))],
        Dictionary = Case.Map(
            count, static i => new RecordKey((byte)i, 0, 0), static i => Samples.BoolDoubleChar[i]),
        VariableArray = Case.Repeat(Samples.NamedPoint, count),
        VariableList = [.. Case.Repeat(Samples.NamedPoint, count)],
        VariableDictionary = Case.Map(count, static i => $"{i}", static i => Samples.NamedPoint[i]),
    };

    private static ClassCollections Classes(int count) => new()
    {
        Array = Case.Repeat([new Leaf { Id = 1 }, null], count),
        List = [.. Case.Repeat([null, new Leaf { Name = "n" }], count)],
        Set = [null, .. Enumerable.Range(0, count).Select(static i => new PositionalRecord(i, "r", default))],
        Dictionary = Case.Map(count, static i => $"{i}", static i => i == 0 ? null : new Leaf { Id = i }),
        RecordKeys = Case.Map(
            count, static i => new PositionalRecord(i, null, DateTime.MaxValue), static i => new Leaf { Id = -i }),
    };

    private static DeepCollections Deep() => new()
    {
        Value = [null, new() { ["k"] = [null, [], [(1, "one"), (2, null)]] }],
        Jagged = [null, [null, [null, [1, 2]]]],
        Pairs = new(new(1, "key"), (2, (3, (4, "deep")))),
    };

    private static NestedCollections EmptyNested() => new()
    {
        Lists = [null, []],
        Jagged = [[], null],
        Deeper = [],
        Groups = new() { [""] = null },
        Dictionaries = [],
        DictionaryOfDictionaries = [],
        Sets = [],
        Structs = [null, []],
        Tuples = [],
    };

    private static NestedCollections FullNested() => new()
    {
        Lists = [[1, 2, 3], null, [], [.. Enumerable.Range(0, 300)]],
        Jagged = [[1], null, [], [int.MinValue, int.MaxValue]],
        Deeper = [[[1, 2], null], null, [[]]],
        Groups = new() { ["a"] = [new Leaf { Id = 1 }, null], ["b"] = [], ["c"] = null },
        Dictionaries = [new() { [1] = "x", [2] = null }, null, []],
        DictionaryOfDictionaries = new() { [1] = new() { ["k"] = [1, 2], ["l"] = null }, [2] = null, [3] = [] },
        Sets = [["a", null], null, []],
        Structs = [[.. Samples.IntThenDateTime], null],
        Tuples = new() { ["t"] = (1, [2, 3]), ["u"] = (0, null) },
    };
}
