using System.Numerics;
using System.Text;

namespace FastSer.TestTypes;

/// <summary>Types of the Compact format.</summary>
internal static class CompactCases
{
    private static readonly int[] s_edges =
    [
        0, 1, -1, 63, -64, 64, 127, 128, -129, 255, 256, 32767, -32768, 65535, 65536, -70000, int.MaxValue, int.MinValue,
    ];

    public static IEnumerable<TestCase> All => [.. Objects, .. Structs, .. Shapes, .. Roots];

    private static IEnumerable<TestCase> Objects =>
    [
        Case.Of<CompactIntegers?>("CompactIntegers", () => [null, new(), .. s_edges.Skip(1).Select(Integers)]),
        Case.Of<CompactFlags?>(
            "CompactFlags", () => [null, new(false, false, false, false, false, false, false), new(true, true, true, true, true, true, true)]),
        Case.Of<CompactWide?>("CompactWide", () => [null, new(), .. s_edges.Select(Wide)]),
        Case.Of<CompactEnums?>("CompactEnums", () => [null, new(), Enums()]),
        Case.Of<CompactNullables?>("CompactNullables", () => [null, new(), Nullables(), new() { Amount = 0m, HasNumber = true }]),
        Case.Of<CompactScalars?>("CompactScalars", () => [null, new() { Amount = 0 }, Scalars()]),
        Case.Of<CompactCollections?>("CompactCollections", () => [null, new(), Empty(), Collections(3), Collections(300)]),
        Case.Of<CompactNested?>("CompactNested", () => [null, new(), Nested()]),
        Case.Of<FastNested?>("FastNested", () => [null, new(), Inner()]),
    ];

    private static IEnumerable<TestCase> Structs =>
    [
        Case.Of<CompactFlag>(() => [new(false), new(true)]),
        Case.Of<CompactPoint>(() => [default, new(1, -1), new(int.MinValue, short.MaxValue)]),
        Case.Of<CompactFixed>(() => [default, new(1.5, Edge.Guids[^1], 7)]),
        Case.Of<CompactLabel>(() => [default, new("", 1), new("text", 255), new("ab\u20AC", 2)]),
        Case.Root(
            "CompactPointArray", static (CompactPoint[]? v) => FastSerializer.Serialize(v),
            () => [null, [], [default, new(1, 2), new(-300, 4)]]),
        Case.Root(
            "CompactFixedList", static (List<CompactFixed>? v) => FastSerializer.Serialize(v),
            () => [null, [], [default, new(-1, Edge.Guids[^1], 1)]]),
    ];

    private static IEnumerable<TestCase> Shapes =>
    [
        Case.Of<CompactTree?>(
            "CompactTree", () => [null, new(), new() { Value = 1, Children = [null, new() { Value = -200, Children = [] }] }]),
        Case.Of<CompactChain?>(
            "CompactChain", () => [null, new(), new() { IsMarked = true, Next = new() { Next = new() { IsMarked = true } } }]),
        Case.Of<CompactBase?>("CompactBase", () => [null, new(), new() { Number = 300, Name = "base" }]),
        Case.Of<CompactDerived?>("CompactDerived", () => [null, new(), Derived()]),
        Case.Of<CompactTuples?>(
            "CompactTuples", () => [null, new(), new()
            {
                Value = (-5, "five", true), Pair = new(1L << 40, 1.25m), Object = Tuple.Create(1, true, 2.5),
                Fixed = (1, Edge.Guids[^1]), Last = 9,
            }]),
        Case.Of<CompactEmpty?>("CompactEmpty", () => [null, new()]),
        Case.Of<CompactTexts?>("CompactTexts", () => [null, new(null, "", 0), new("a", "\u4E00\u4E01", 1)]),
        Case.Root(
            "CompactBoxOfInt32", static (CompactBox<int>? v) => FastSerializer.Serialize(v),
            () => [null, new(0, 0), new(300, -300)]),
        Case.Root(
            "CompactBoxOfList", static (CompactBox<List<long>?>? v) => FastSerializer.Serialize(v),
            () => [null, new(null, 0), new([1, 2, long.MaxValue], 1)]),
        Case.Root(
            "CompactPairOfBoxAndDecimal",
            static (CompactPair<CompactBox<string?>?, decimal> v) => FastSerializer.Serialize(v),
            () => [default, new(new("text", 1), -2.50m, true)]),
    ];

    private static IEnumerable<TestCase> Roots =>
    [
        Case.Root(
            "WrappedInt32", static (Compact<int> v) => FastSerializer.Serialize(v),
            () => [.. s_edges.Select(static edge => new Compact<int>(edge))]),
        Case.Root(
            "WrappedUInt64", static (Compact<ulong> v) => FastSerializer.Serialize(v),
            () => [0UL, 127UL, 128UL, (1UL << 56) - 1, 1UL << 56, ulong.MaxValue]),
        Case.Root("WrappedChar", static (Compact<char> v) => FastSerializer.Serialize(v), () => ['a', '\u00E9', '\uFFFF']),
        Case.Root(
            "WrappedDecimal", static (Compact<decimal> v) => FastSerializer.Serialize(v),
            () => [0m, -0.1m, 1.00m, decimal.MaxValue, decimal.MinValue]),
        Case.Root("WrappedGuid", static (Compact<Guid> v) => FastSerializer.Serialize(v), () => [default, Edge.Guids[^1]]),
        Case.Root("WrappedNullable", static (Compact<int?> v) => FastSerializer.Serialize(v), () => [default, (int?)300]),
        Case.Root(
            "WrappedString", static (Compact<string?> v) => FastSerializer.Serialize(v),
            () => [default, "", "text", "\u4E00", "plain and \u20AC", "lone \uD800", new string('\u20AC', 90), new string('x', 200)]),
        Case.Root(
            "WrappedInt32Array", static (Compact<int[]?> v) => FastSerializer.Serialize(v),
            () => [default, new([]), new([1]), new(s_edges), new(Case.Repeat(s_edges, 1000))]),
        Case.Root(
            "WrappedInt64List", static (Compact<List<long>?> v) => FastSerializer.Serialize(v),
            () => [default, new([]), new([.. s_edges.Select(static edge => edge * 100_000L)]), new([1, 2, 3])]),
        Case.Root(
            "WrappedInt16Array", static (Compact<short[]?> v) => FastSerializer.Serialize(v),
            () => [default, new([.. s_edges.Select(static edge => unchecked((short)edge))]), new(Case.Repeat<short>([1, 300], 600))]),
        Case.Root(
            "WrappedBooleanArray", static (Compact<bool[]?> v) => FastSerializer.Serialize(v),
            () => [default, new([]), new([true]), new(Case.Repeat([true, false, true], 300))]),
        Case.Root(
            "WrappedMap", static (Compact<Dictionary<int, string?>?> v) => FastSerializer.Serialize(v),
            () => [default, new([]), new(new() { [-1] = null, [300] = "text" })]),
        Case.Root(
            "WrappedTuple", static (Compact<(int, string?)> v) => FastSerializer.Serialize(v), () => [default, (70000, "text")]),
        Case.Root("WrappedPoint", static (Compact<CompactPoint> v) => FastSerializer.Serialize(v), () => [default, new CompactPoint(1, 2)]),
        Case.Root(
            "WrappedFastPoints", static (Compact<List<FastPoint>?> v) => FastSerializer.Serialize(v),
            () => [default, new([new(1, true), default])]),
    ];

    private static CompactIntegers Integers(int edge) => new()
    {
        A = unchecked((short)edge), B = unchecked((ushort)edge), C = unchecked((char)edge), D = unchecked((byte)edge), E = edge,
        F = unchecked((uint)edge), G = unchecked(edge * 0x1_0000_0001L), H = unchecked((ulong)edge << 20), I = unchecked((sbyte)edge), J = edge,
        K = unchecked((uint)edge), L = edge,
    };

    private static CompactWide Wide(int edge) => new()
    {
        A = edge, B = edge + 1L, C = edge * 3L, D = edge << 3, E = unchecked(-edge), F = 1, G = 0, H = long.MaxValue, I = long.MinValue,
        J = edge * 0x100L, K = edge * 0x10000L, L = edge * 0x100_0000L, M = edge, N = edge, O = ~edge, P = edge / 100m,
        Q = (edge & 1) != 0, R = edge > 100 ? "text" : null, S = edge < 0 ? edge : null,
    };

    private static CompactEnums Enums() => new()
    {
        Day = DayOfWeek.Saturday, Kind = DateTimeKind.Utc, Level = CompactLevel.High, Mask = CompactMask.Top,
        Masks = [CompactMask.Top, CompactMask.None, (CompactMask)300], Days = [DayOfWeek.Friday, (DayOfWeek)(-1)],
        Map = new() { [CompactLevel.Low] = CompactMask.Top },
    };

    private static CompactNullables Nullables() => new()
    {
        Number = -1, Flag = false, Text = "text", Amount = 12.50m, Id = Edge.Guids[^1], Ratio = 0.5, Day = DayOfWeek.Monday,
        Point = new(1, 2), Pair = (3, null),
    };

    private static CompactScalars Scalars() => new()
    {
        First = "first", Amount = -79228162514264337593543950335m, Time = new DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Utc),
        Ratio = 1.5f, IsOpen = true, Span = TimeSpan.FromSeconds(-1), Big = BigInteger.Pow(2, 70), Version = new(1, 2, 3),
        Address = new Uri("https://example.org/a"), Builder = new StringBuilder("builder"), Last = "plain, then \u20AC",
    };

    private static CompactCollections Empty() => new()
    {
        Ints = [], Longs = [], Shorts = [], Chars = [], Flags = [], FlagList = [], Doubles = [], Bytes = [], Natives = [],
        Decimals = [], Set = [], Map = [], Lists = [], Texts = [], Sparse = [], Jagged = [],
    };

    private static CompactCollections Collections(int count)
    {
        var ints = Case.Repeat(s_edges, count);
        return new()
        {
            Count = count,
            Ints = ints,
            Longs = [.. ints.Select(static i => unchecked(i * 0x1_0001L))],
            Shorts = [.. ints.Select(static i => unchecked((ushort)i))],
            Chars = [.. ints.Select(static i => unchecked((char)i))],
            Flags = [.. ints.Select(static i => i > 0)],
            FlagList = [.. ints.Select(static i => i <= 0)],
            Doubles = [.. ints.Select(static i => i / 2.0)],
            Bytes = [.. ints.Select(static i => unchecked((byte)i))],
            Natives = [.. ints.Select(static i => (nint)i)],
            Decimals = [.. ints.Select(static i => i / 10m)],
            Set = [.. ints],
            Map = Case.Keys(ints, static i => 1L << (i % 62)),
            Lists = new() { ["none"] = null, ["some"] = [1, 2, count] },
            Texts = [null, "", "text", "\u0413"],
            Sparse = [null, 0, count],
            Jagged = [null, [], [count], ints],
        };
    }

    private static CompactNested Nested() => new()
    {
        Number = 300, Fast = new(-1, true), Compact = new(2, -3), Fixed = new(4, Edge.Guids[^1], 5), Label = new("label", 6),
        Flags = new(true, false, true, false, true, false, true), Inner = Inner(), Points = [new(7, 8), default],
        FastPoints = [new(9, false)], Fixeds = [new(10, default, 11)], FlagList = [null, new(true, true, true, true, true, true, false)],
    };

    private static FastNested Inner() => new()
    {
        Number = 1, Flag = true, Point = new(-2, 3), Fixed = new(0.25, Edge.Guids[^1], 4),
        Flags = new(true, true, false, false, true, true, false), Numbers = [5, -6], Packed = new([7, -8, 70000]),
        Sparse = [9, null], PackedSparse = new([10, null, -300]), Text = "text \u20AC", Points = [new(11, -12)],
    };

    private static CompactDerived Derived()
    {
        var value = new CompactDerived { Number = -1, Extra = 1L << 33, Name = "derived" };
        ((CompactBase)value).Name = "base";
        return value;
    }
}
