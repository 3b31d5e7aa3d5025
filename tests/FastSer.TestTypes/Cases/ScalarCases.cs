using System.Collections;
using System.Text;
using static FastSer.TestTypes.Samples;

namespace FastSer.TestTypes;

internal static class ScalarCases
{
    public static IEnumerable<TestCase> All =>
    [
        Case.Of<Integers?>(() => [null, .. Times(9, Integers)]),
        Case.Of<FloatingPoints?>(() => [null, .. Times(11, FloatingPoints)]),
        Case.Of<Moments?>(() => [null, .. Times(8, Moments)]),
        Case.Of<Geometry?>(() => [null, .. Times(3, Geometry)]),
        Case.Of<SystemValues?>(() => [null, new(), .. Times(21, SystemValues)]),
        Case.Of(() => (EveryFixedScalar[])[.. Times(11, EveryFixedScalar)]),
        Case.Of<NullableIntegers?>(() => [null, new(), .. Times(3, NullableIntegers)]),
        Case.Of<NullableValues?>(() => [null, new(), .. Times(3, NullableValues)]),
        Case.Of<NullableUserValues?>(() => [null, new(), .. Times(3, NullableUserValues)]),
        Case.Of<OneString?>(() => [null, new(), .. Edge.Strings.Select(static s => new OneString { Text = s })]),
        Case.Of<SeveralStrings?>(() => [null, new(), .. Times(21, SeveralStrings)]),
        Case.Of<Hosts?>(() => [null, new(), .. Times(Edge.Addresses.Length, Hosts)]),
        Case.Of<PictureAreas?>(() => [null, new(), .. Times(3, PictureAreas)]),
        Case.Of<EndPoints?>(() => [null, new(), .. Times(Edge.EndPoints.Length, EndPoints)]),
        Case.Of<Networks?>(() => [null, new(), .. Times(Edge.Networks.Length, Networks)]),
        Case.Of<KeptNetworks?>(() => [null, new(), .. Times(Edge.Networks.Length, KeptNetworks)]),
        Case.Of<Localities?>(() => [null, new(), .. Times(Edge.Encodings.Length, Localities)]),
        Case.Of<LooseValues?>(() => [null, new(), .. Times(Edge.JsonElements.Length, LooseValues)]),
        Case.Of<KeptValues?>(() => [null, new(), .. Times(Edge.Encodings.Length, KeptValues)]),
        Case.Of<JsonTrees?>(() => [null, new(), .. Times(Edge.JsonNodes.Length, JsonTrees)]),
        Case.Of<CompactJsonTrees?>(() => [null, new(), .. Times(Edge.JsonNodes.Length, CompactJsonTrees)]),
        Case.Of<KeptJsonTrees?>(() => [null, new(), .. Times(Edge.JsonNodes.Length, KeptJsonTrees)]),
        Case.Of<Enums?>(() => [null, .. Times(5, Enums)]),
    ];

    private static IEnumerable<T> Times<T>(int count, Func<int, T> make) => Enumerable.Range(0, count).Select(make);

    private static Hosts Hosts(int i) => new()
    {
        Address = At(Edge.Addresses, i),
        EndPoint = (80 + i, At(Edge.Addresses, i + 1)),
        Known = [.. Edge.Addresses.Take(i)],
        Routes = Edge.Addresses.Take(i).ToDictionary(static a => a, a => i % 2 == 0 ? null : a),
        Others = [null, .. Edge.Addresses.Take(i)],
    };

    private static PictureAreas PictureAreas(int i) => new()
    {
        Point = At(Edge.Points, i),
        PointF = i == 0 ? null : At(Edge.FloatPoints, i),
        Size = At(Edge.Extents, i),
        SizeF = At(Edge.FloatExtents, i),
        Rectangle = At(Edge.Rectangles, i),
        RectangleF = i == 1 ? null : At(Edge.FloatRectangles, i),
        Matrix = At(Edge.FlatMatrices, i),
        Move = (At(Edge.Points, i + 1), At(Edge.Extents, i + 2)),
        Areas = Edge.Points.Take(i).ToDictionary(static point => point, _ => At(Edge.FloatRectangles, i)),
        Corners = [.. Edge.FloatPoints.Take(i)],
        Parts = [.. Edge.Rectangles.Take(i)],
    };

    private static Localities Localities(int i) => new()
    {
        Culture = At(Edge.Cultures, i),
        Zone = At(Edge.TimeZones, i),
        Encoding = At(Edge.Encodings, i),
        Color = At(Edge.Colors, i),
        Border = i % 3 == 0 ? null : At(Edge.Colors, i + 1),
        Named = (At(Edge.Cultures, i + 1), At(Edge.Colors, i + 2)),
        Encodings = Edge.Cultures.Take(i).ToDictionary(static culture => culture, culture => i % 2 == 0 ? null : At(Edge.Encodings, i)),
        Palette = [.. Edge.Colors.Take(i)],
        Zones = [null, .. Edge.TimeZones],
    };

    private static LooseValues LooseValues(int i) => new()
    {
        Id = i,
        Headers = At(Edge.NameValues, i),
        Element = At(Edge.JsonElements, i),
        Optional = i == 1 ? null : At(Edge.JsonElements, i + 1),
        Document = At(Edge.JsonDocuments, i),
        Parts = [null, .. Edge.NameValues],
        Extra = new() { ["a"] = At(Edge.JsonElements, i), [""] = At(Edge.JsonElements, i + 2) },
        Color = At(Edge.Colors, i),
    };

    private static KeptValues KeptValues(int i) => new()
    {
        Culture = At(Edge.Cultures, i),
        Zone = At(Edge.TimeZones, i),
        Encoding = At(Edge.Encodings, i),
        Color = At(Edge.Colors, i),
        Headers = At(Edge.NameValues, i),
        Element = At(Edge.JsonElements, i),
        Document = At(Edge.JsonDocuments, i),
        Last = i,
    };

    private static JsonTrees JsonTrees(int i) => new()
    {
        Id = i,
        Node = At(Edge.JsonNodes, i),
        Object = At(Edge.JsonObjects, i),
        Array = i == 1 ? null : At(Edge.JsonArrays, i),
        Value = At(Edge.JsonValues, i),
        Nodes = [null, .. Edge.JsonNodes.Take(i)],
        Extra = new() { ["a"] = At(Edge.JsonObjects, i), [""] = null },
        Pair = (At(Edge.JsonArrays, i + 1), i),
        Values = [At(Edge.JsonValues, i + 1), null],
        Any = i % 2 == 0 ? At(Edge.JsonNodes, i + 2) : "text",
    };

    private static CompactJsonTrees CompactJsonTrees(int i) => new()
    {
        Node = At(Edge.JsonNodes, i), Objects = [At(Edge.JsonObjects, i), null], Last = i,
    };

    private static KeptJsonTrees KeptJsonTrees(int i) => new()
    {
        Node = i == 2 ? null : At(Edge.JsonNodes, i), Object = At(Edge.JsonObjects, i), Last = i,
    };

    private static EndPoints EndPoints(int i) => new()
    {
        Listen = At(Edge.EndPoints, i),
        Named = (At(Edge.Strings, i), At(Edge.EndPoints, i + 1)),
        Peers = [.. Edge.EndPoints.Take(i)],
        Forwards = Edge.EndPoints.Take(i).ToDictionary(static point => point, point => i % 2 == 0 ? null : point),
    };

    private static Networks Networks(int i) => new()
    {
        Own = At(Edge.Networks, i),
        Guest = i == 1 ? null : At(Edge.Networks, i),
        Named = (At(Edge.Strings, i), At(Edge.Networks, i + 1)),
        Allowed = [.. Edge.Networks.Take(i)],
        Routes = Edge.Networks.Take(i).ToDictionary(static network => network, _ => i % 2 == 0 ? null : At(Edge.Addresses, i)),
    };

    private static KeptNetworks KeptNetworks(int i) => new()
    {
        Own = At(Edge.Networks, i), Guest = i == 2 ? null : At(Edge.Networks, i + 1), Last = i,
    };

    private static Integers Integers(int i) => new()
    {
        Byte = At(Edge.Bytes, i),
        Int64 = At(Edge.Int64s, i),
        SByte = At(Edge.SBytes, i),
        Int128 = At(Edge.Int128s, i),
        Int16 = At(Edge.Int16s, i),
        UInt64 = At(Edge.UInt64s, i),
        UInt16 = At(Edge.UInt16s, i),
        Int32 = At(Edge.Int32s, i),
        Char = At(Edge.Chars, i),
        UInt32 = At(Edge.UInt32s, i),
        Boolean = At(Edge.Booleans, i),
        UInt128 = At(Edge.UInt128s, i),
        IntPtr = At(Edge.IntPtrs, i),
        UIntPtr = At(Edge.UIntPtrs, i),
    };

    private static FloatingPoints FloatingPoints(int i) => new()
    {
        Half = At(Edge.Halves, i),
        Double = At(Edge.Doubles, i),
        Single = At(Edge.Singles, i),
        Decimal = At(Edge.Decimals, i),
    };

    private static Moments Moments(int i) => new()
    {
        DateTime = At(Edge.DateTimes, i),
        DateTimeOffset = At(Edge.DateTimeOffsets, i),
        DateOnly = At(Edge.DateOnlys, i),
        TimeOnly = At(Edge.TimeOnlys, i),
        TimeSpan = At(Edge.TimeSpans, i),
    };

    private static Geometry Geometry(int i) => new()
    {
        Complex = At(Edge.Complexes, i),
        Vector2 = At(Edge.Vector2s, i),
        Vector3 = At(Edge.Vector3s, i),
        Vector4 = At(Edge.Vector4s, i),
        Quaternion = At(Edge.Quaternions, i),
        Plane = At(Edge.Planes, i),
        Matrix = At(Edge.Matrices, i),
    };

    private static SystemValues SystemValues(int i) => new()
    {
        Guid = At(Edge.Guids, i),
        Rune = At(Edge.Runes, i),
        Index = At(Edge.Indexes, i),
        Range = At(Edge.Ranges, i),
        Version = At(Edge.Versions, i),
        Uri = At(Edge.Uris, i),
        BigInteger = At(Edge.BigIntegers, i),
        BitArray = new BitArray(At(Edge.BitArrays, i)),
        StringBuilder = new StringBuilder(At(Edge.Strings, i)),
    };

    private static EveryFixedScalar EveryFixedScalar(int i) => new()
    {
        Boolean = At(Edge.Booleans, i),
        Byte = At(Edge.Bytes, i),
        SByte = At(Edge.SBytes, i),
        Int16 = At(Edge.Int16s, i),
        UInt16 = At(Edge.UInt16s, i),
        Char = At(Edge.Chars, i),
        Half = At(Edge.Halves, i),
        Int32 = At(Edge.Int32s, i),
        UInt32 = At(Edge.UInt32s, i),
        Single = At(Edge.Singles, i),
        Int64 = At(Edge.Int64s, i),
        UInt64 = At(Edge.UInt64s, i),
        Double = At(Edge.Doubles, i),
        IntPtr = At(Edge.IntPtrs, i),
        UIntPtr = At(Edge.UIntPtrs, i),
        Int128 = At(Edge.Int128s, i),
        UInt128 = At(Edge.UInt128s, i),
        Decimal = At(Edge.Decimals, i),
        Rune = At(Edge.Runes, i),
        Guid = At(Edge.Guids, i),
        DateTime = At(Edge.DateTimes, i),
        DateTimeOffset = At(Edge.DateTimeOffsets, i),
        DateOnly = At(Edge.DateOnlys, i),
        TimeOnly = At(Edge.TimeOnlys, i),
        TimeSpan = At(Edge.TimeSpans, i),
        Complex = At(Edge.Complexes, i),
        Vector2 = At(Edge.Vector2s, i),
        Vector3 = At(Edge.Vector3s, i),
        Vector4 = At(Edge.Vector4s, i),
        Quaternion = At(Edge.Quaternions, i),
        Plane = At(Edge.Planes, i),
        Matrix = At(Edge.Matrices, i),
        Index = At(Edge.Indexes, i),
        Range = At(Edge.Ranges, i),
        Enum = (LongEnum)At(Edge.Int64s, i),
    };

    private static NullableIntegers NullableIntegers(int i) => new()
    {
        Boolean = i == 0 ? null : At(Edge.Booleans, i),
        Byte = i == 1 ? null : At(Edge.Bytes, i + 4),
        SByte = At(Edge.SBytes, i),
        Int16 = i == 2 ? null : At(Edge.Int16s, i),
        UInt16 = At(Edge.UInt16s, i),
        Char = At(Edge.Chars, i + 5),
        Int32 = i == 0 ? null : At(Edge.Int32s, i),
        UInt32 = At(Edge.UInt32s, i),
        Int64 = i == 1 ? null : At(Edge.Int64s, i),
        UInt64 = At(Edge.UInt64s, i),
        IntPtr = At(Edge.IntPtrs, i),
        UIntPtr = i == 2 ? null : At(Edge.UIntPtrs, i),
        Int128 = At(Edge.Int128s, i),
        UInt128 = At(Edge.UInt128s, i),
    };

    private static NullableValues NullableValues(int i) => new()
    {
        Half = At(Edge.Halves, i + 8),
        Single = i == 0 ? null : At(Edge.Singles, i),
        Double = At(Edge.Doubles, i + 8),
        Decimal = i == 1 ? null : At(Edge.Decimals, i),
        DateTime = At(Edge.DateTimes, i + 5),
        DateTimeOffset = At(Edge.DateTimeOffsets, i),
        DateOnly = i == 2 ? null : At(Edge.DateOnlys, i),
        TimeOnly = At(Edge.TimeOnlys, i),
        TimeSpan = At(Edge.TimeSpans, i),
        Guid = At(Edge.Guids, i),
        Rune = i == 0 ? null : At(Edge.Runes, i + 2),
        Complex = At(Edge.Complexes, i),
        Vector2 = At(Edge.Vector2s, i),
        Vector3 = At(Edge.Vector3s, i),
        Vector4 = i == 1 ? null : At(Edge.Vector4s, i),
        Quaternion = At(Edge.Quaternions, i),
        Plane = At(Edge.Planes, i),
        Matrix = i == 2 ? null : At(Edge.Matrices, i),
        Index = At(Edge.Indexes, i + 2),
        Range = At(Edge.Ranges, i),
        BigInteger = i == 0 ? null : At(Edge.BigIntegers, i + 10),
    };

    private static NullableUserValues NullableUserValues(int i) => new()
    {
        Enum = i == 0 ? null : (ByteEnum)At(Edge.Bytes, i),
        FixedStruct = At(Samples.IntThenDateTime, i),
        VariableStruct = i == 1 ? null : At(Samples.NamedPoint, i),
        Tuple = (i, i == 2 ? null : "text"),
        Entry = i == 2 ? null : new KeyValuePair<int, long>(i, -i),
    };

    private static SeveralStrings SeveralStrings(int i) => new()
    {
        First = i == 3 ? null : At(Edge.Strings, i),
        Between = i,
        Second = At(Edge.Strings, i + 7),
        Third = i % 2 == 0 ? null : At(Edge.Strings, i + 13),
    };

    private static Enums Enums(int i) => new()
    {
        Byte = (ByteEnum)At(Edge.Bytes, i),
        SByte = (SByteEnum)At(Edge.SBytes, i),
        Int16 = (ShortEnum)At(Edge.Int16s, i),
        UInt16 = (UShortEnum)At(Edge.UInt16s, i),
        Int32 = (IntEnum)At(Edge.Int32s, i),
        UInt32 = (UIntEnum)At(Edge.UInt32s, i),
        Int64 = (LongEnum)At(Edge.Int64s, i),
        UInt64 = (ULongEnum)At(Edge.UInt64s, i),
        Flags = (FlagsEnum)At(Edge.Int16s, i),
        Foreign = (DayOfWeek)i,
    };
}
