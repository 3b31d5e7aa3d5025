namespace FastSer.TestTypes;

/// <summary>Sample values of the structs, made from the edge values of their members.</summary>
internal static class Samples
{
    public static readonly Size1[] Size1 = Make(static i => new Size1 { A = At(Edge.Bytes, i) });
    public static readonly Size3[] Size3 = Make(static i => new Size3
    {
        A = At(Edge.Bytes, i),
        B = At(Edge.SBytes, i + 1),
        C = At(Edge.Bytes, i + 2),
    });
    public static readonly Size5[] Size5 = Make(static i => new Size5
    {
        A = At(Edge.Int32s, i),
        B = At(Edge.Bytes, i + 1),
    });
    public static readonly Size6[] Size6 = Make(static i => new Size6
    {
        A = At(Edge.Int16s, i),
        B = At(Edge.Chars, i + 1),
        C = At(Edge.UInt16s, i + 2),
    });
    public static readonly Size7[] Size7 = Make(static i => new Size7
    {
        A = At(Edge.Bytes, i),
        B = At(Edge.Int32s, i + 1),
        C = At(Edge.Int16s, i + 2),
    });
    public static readonly Size9[] Size9 = Make(static i => new Size9
    {
        A = At(Edge.Bytes, i),
        B = At(Edge.Doubles, i + 1),
    });
    public static readonly Size11[] Size11 = Make(static i => new Size11
    {
        A = (ByteEnum)At(Edge.Bytes, i),
        B = At(Edge.UInt64s, i + 1),
        C = (FlagsEnum)At(Edge.Int16s, i + 2),
    });
    public static readonly Size12[] Size12 = Make(static i => new Size12
    {
        A = At(Edge.Int32s, i),
        B = At(Edge.Singles, i + 1),
        C = At(Edge.UInt32s, i + 2),
    });
    public static readonly Size16[] Size16 = Make(static i => new Size16
    {
        A = At(Edge.Int64s, i),
        B = At(Edge.Doubles, i + 1),
    });
    public static readonly Size17[] Size17 = Make(static i => new Size17
    {
        A = At(Edge.Guids, i),
        B = At(Edge.Bytes, i + 1),
    });
    public static readonly Size20[] Size20 = Make(static i => new Size20
    {
        A = At(Edge.Bytes, i),
        B = At(Edge.Halves, i + 1),
        C = At(Edge.Int64s, i + 2),
        D = At(Edge.Booleans, i + 3),
        E = At(Edge.DateTimes, i + 4),
    });
    public static readonly Size24[] Size24 = Make(static i => new Size24
    {
        A = At(Edge.Int64s, i),
        B = At(Edge.TimeSpans, i + 1),
        C = At(Edge.UInt64s, i + 2),
    });
    public static readonly Size26[] Size26 = Make(static i => new Size26
    {
        A = At(Edge.DateTimeOffsets, i),
        B = At(Edge.Int128s, i + 1),
    });
    public static readonly Size31[] Size31 = Make(static i => new Size31
    {
        A = At(Edge.Bytes, i),
        B = At(Edge.Decimals, i + 1),
        C = At(Edge.Int16s, i + 2),
        D = At(Edge.DateOnlys, i + 3),
        E = At(Edge.TimeOnlys, i + 4),
    });
    public static readonly Size33[] Size33 = Make(static i => new Size33
    {
        A = At(Edge.Guids, i),
        B = At(Edge.Guids, i + 1),
        C = At(Edge.Booleans, i + 2),
    });
    public static readonly Size40[] Size40 = Make(static i => new Size40
    {
        A = At(Edge.Int64s, i),
        B = At(Edge.Int64s, i + 1),
        C = At(Edge.Int64s, i + 2),
        D = At(Edge.Int64s, i + 3),
        E = At(Edge.Int64s, i + 4),
    });
    public static readonly Size72[] Size72 = Make(static i => new Size72
    {
        A = At(Edge.Int32s, i),
        B = At(Edge.Matrices, i + 1),
        C = At(Edge.Singles, i + 2),
    });
    public static readonly PackedOne[] PackedOne = Make(static i => new PackedOne
    {
        A = At(Edge.Bytes, i),
        B = At(Edge.Int64s, i + 1),
        C = At(Edge.Int16s, i + 2),
    });
    public static readonly ExplicitOffsets[] ExplicitOffsets = Make(static i => new ExplicitOffsets
    {
        A = At(Edge.Int32s, i),
        B = At(Edge.Int64s, i + 1),
        C = At(Edge.Bytes, i + 2),
    });
    public static readonly AutoLayout[] AutoLayout = Make(static i => new AutoLayout
    {
        A = At(Edge.Bytes, i),
        B = At(Edge.Int64s, i + 1),
        C = At(Edge.Int16s, i + 2),
        D = At(Edge.Int32s, i + 3),
    });
    public static readonly IntThenDateTime[] IntThenDateTime = Make(static i => new IntThenDateTime
    {
        Number = At(Edge.Int32s, i),
        Moment = At(Edge.DateTimes, i + 1),
    });
    public static readonly ByteLongShort[] ByteLongShort = Make(static i => new ByteLongShort
    {
        Byte = At(Edge.Bytes, i),
        Long = At(Edge.Int64s, i + 1),
        Short = At(Edge.Int16s, i + 2),
    });
    public static readonly BoolDoubleChar[] BoolDoubleChar = Make(static i => new BoolDoubleChar
    {
        Flag = At(Edge.Booleans, i),
        Number = At(Edge.Doubles, i + 1),
        Letter = At(Edge.Chars, i + 2),
    });
    public static readonly MemberOrderStruct[] MemberOrderStruct = Make(static i => new MemberOrderStruct
    {
        Third = At(Edge.Int32s, i),
        First = At(Edge.Bytes, i + 1),
        Second = At(Edge.Int64s, i + 2),
    });
    public static readonly PartlyIgnoredStruct[] PartlyIgnoredStruct = Make(static i => new PartlyIgnoredStruct
    {
        Kept = At(Edge.Int32s, i),
        AlsoKept = At(Edge.Int16s, i + 1),
    });
    public static readonly AccessorStruct[] AccessorStruct = Make(static i => new AccessorStruct
    {
        Before = At(Edge.Bytes, i),
        Number = At(Edge.Int32s, i + 1),
    });
    public static readonly NamedPoint[] NamedPoint = Make(static i => new NamedPoint
    {
        X = At(Edge.Int32s, i),
        Name = At(Edge.Strings, i + 1),
        Y = At(Edge.Int32s, i + 2),
    });
    public static readonly InitOnlyStruct[] InitOnlyStruct = Make(static i => new InitOnlyStruct
    {
        Number = At(Edge.Int32s, i),
        Span = At(Edge.TimeSpans, i + 1),
    });
    public static readonly CheckedStruct[] CheckedStruct =
        Make(static i => new CheckedStruct(At(Edge.Int32s, i), At(Edge.Int64s, i + 1)));
    public static readonly ReadOnlyRecordStruct[] ReadOnlyRecordStruct =
        Make(static i => new ReadOnlyRecordStruct(At(Edge.Guids, i), At(Edge.Int32s, i + 1), At(Edge.Decimals, i + 2)));
    public static readonly PositionalRecordStruct[] PositionalRecordStruct =
        Make(static i => new PositionalRecordStruct(At(Edge.Int16s, i), At(Edge.Strings, i + 1)));
    public static readonly ReadOnlyStruct[] ReadOnlyStruct =
        Make(static i => new ReadOnlyStruct(At(Edge.Int32s, i), At(Edge.Int32s, i + 1)));
    public static readonly ReadOnlyFieldStruct[] ReadOnlyFieldStruct =
        Make(static i => new ReadOnlyFieldStruct(At(Edge.Bytes, i), At(Edge.Doubles, i + 1)));
    public static readonly PrimaryConstructorStruct[] PrimaryConstructorStruct =
        Make(static i => new PrimaryConstructorStruct(At(Edge.Int32s, i), At(Edge.Strings, i + 1)));

    public static readonly RecordKey[] RecordKey =
        Array.ConvertAll(ByteLongShort, static s => new RecordKey(s.Byte, s.Long, s.Short));

    public static readonly NestedGaps[] NestedGaps = Make(static i => new NestedGaps
    {
        Before = At(Edge.Bytes, i),
        First = At(IntThenDateTime, i),
        Second = At(ByteLongShort, i + 1),
        After = At(Edge.Booleans, i),
    });

    public static readonly DeeplyNestedGaps[] DeeplyNestedGaps = Make(static i => new DeeplyNestedGaps
    {
        Nested = At(NestedGaps, i),
        Small = At(Size3, i),
        Price = At(Edge.Decimals, i),
    });

    public static T At<T>(T[] values, int index) => values[index % values.Length];

    // Eleven values, so that every edge of the longest table is reached; values that repeat are left out.
    public static T[] Make<T>(Func<int, T> make) =>
        Make(make, static value => value);

    /// <param name="make">Makes a value from its number.</param>
    /// <param name="members">
    /// What values are told apart by: frameworks differ in how they compare structs that state no equality.
    /// </param>
    public static T[] Make<T, TMembers>(Func<int, T> make, Func<T, TMembers> members) =>
        [.. Enumerable.Range(0, 11).Select(make).Prepend(default!).DistinctBy(members)];
}
