using System.Collections;
using System.Drawing;
using System.Net;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer.TestTypes;

/// <summary>The values of each scalar at which encoders break.</summary>
public static partial class Edge
{
    public static readonly bool[] Booleans = [false, true];
    public static readonly byte[] Bytes = [0, 1, 127, 128, 254, 255];
    public static readonly sbyte[] SBytes = [0, 1, -1, sbyte.MinValue, sbyte.MaxValue];
    public static readonly short[] Int16s = [0, 1, -1, 255, 256, short.MinValue, short.MaxValue];
    public static readonly ushort[] UInt16s = [0, 1, 255, 256, 0x8000, ushort.MaxValue];
    public static readonly char[] Chars = ['\0', 'a', '\u00FF', '\u0100', '\uD800', '\uDFFF', '\uFFFE', '\uFFFF'];
    public static readonly int[] Int32s = [0, 1, -1, 255, 256, 65_536, int.MinValue, int.MaxValue, 0x01020304];
    public static readonly uint[] UInt32s = [0, 1, 254, 255, 256, 0x8000_0000, uint.MaxValue];
    public static readonly long[] Int64s = [0, 1, -1, long.MinValue, long.MaxValue, 0x0102030405060708];
    public static readonly ulong[] UInt64s = [0, 1, 0x8000_0000_0000_0000, ulong.MaxValue];
    public static readonly nint[] IntPtrs = [0, 1, -1, nint.MinValue, nint.MaxValue];
    public static readonly nuint[] UIntPtrs = [0, 1, nuint.MaxValue];
    public static readonly Int128[] Int128s = [0, 1, -1, Int128.MinValue, Int128.MaxValue, new(1, 2)];
    public static readonly UInt128[] UInt128s = [0, 1, UInt128.MaxValue, new(1, 2)];

    public static readonly Half[] Halves =
    [
        Half.Zero, Half.NegativeZero, Half.One, Half.MinValue, Half.MaxValue, Half.Epsilon, Half.PositiveInfinity,
        Half.NegativeInfinity, Half.NaN, BitConverter.UInt16BitsToHalf(0x7C01), BitConverter.UInt16BitsToHalf(0x7FFF),
    ];

    public static readonly float[] Singles =
    [
        0f, -0f, 1f, float.MinValue, float.MaxValue, float.Epsilon, float.PositiveInfinity, float.NegativeInfinity,
        float.NaN, BitConverter.UInt32BitsToSingle(0x7FC0_0001), BitConverter.UInt32BitsToSingle(0xFFFF_FFFF),
    ];

    public static readonly double[] Doubles =
    [
        0d, -0d, 1d, double.MinValue, double.MaxValue, double.Epsilon, double.PositiveInfinity,
        double.NegativeInfinity, double.NaN, BitConverter.UInt64BitsToDouble(0x7FF0_0000_0000_0001),
        BitConverter.UInt64BitsToDouble(0xFFFF_FFFF_FFFF_FFFF),
    ];

    public static readonly decimal[] Decimals =
    [
        0m, new(0, 0, 0, true, 0), new(0, 0, 0, true, 28), 0.00m, 1m, 1.0m, 1.00m, -1.5m, decimal.MinValue,
        decimal.MaxValue, new(1, 0, 0, false, 28), 123456789.987654321m,
    ];

    public static readonly Rune[] Runes = [new(0), new('a'), new(0xD7FF), new(0xE000), new(0x10000), new(0x10FFFF)];

    public static readonly Guid[] Guids =
    [
        Guid.Empty, new("00112233-4455-6677-8899-aabbccddeeff"), new("ffffffff-ffff-ffff-ffff-ffffffffffff"),
    ];

    public static readonly DateTime[] DateTimes =
    [
        DateTime.MinValue, DateTime.MaxValue, new(2024, 2, 29, 12, 30, 15, DateTimeKind.Utc),
        new(2024, 3, 31, 2, 30, 0, DateTimeKind.Local), new(1, 1, 1, 0, 0, 0, DateTimeKind.Local),
        DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc), new(1999, 12, 31, 23, 59, 59, 999),
        AmbiguousLocal(new DateTime(2024, 10, 27, 2, 30, 0)),
    ];

    public static readonly DateTimeOffset[] DateTimeOffsets =
    [
        DateTimeOffset.MinValue, DateTimeOffset.MaxValue, new(2024, 2, 29, 1, 2, 3, TimeSpan.FromHours(14)),
        new(2024, 2, 29, 1, 2, 3, TimeSpan.FromHours(-14)), new(1970, 1, 1, 0, 0, 0, TimeSpan.FromMinutes(-1)),
        new(9999, 12, 31, 23, 59, 59, TimeSpan.FromMinutes(839)),
    ];

    public static readonly DateOnly[] DateOnlys = [DateOnly.MinValue, DateOnly.MaxValue, new(2024, 2, 29)];
    public static readonly TimeOnly[] TimeOnlys = [TimeOnly.MinValue, TimeOnly.MaxValue, new(12, 30, 15, 999)];

    public static readonly TimeSpan[] TimeSpans =
    [
        TimeSpan.Zero, TimeSpan.MinValue, TimeSpan.MaxValue, new(-1), new(1, 2, 3, 4, 5),
    ];

    public static readonly Complex[] Complexes = [Complex.Zero, new(-0d, double.NaN), new(1.5, double.MinValue)];
    public static readonly Vector2[] Vector2s = [Vector2.Zero, new(-0f, float.NaN), new(1, 2)];
    public static readonly Vector3[] Vector3s = [Vector3.Zero, new(-0f, float.NaN, 3), new(1, 2, 3)];
    public static readonly Vector4[] Vector4s = [Vector4.Zero, new(-0f, float.NaN, 3, 4), new(1, 2, 3, 4)];
    public static readonly Quaternion[] Quaternions = [default, Quaternion.Identity, new(-0f, float.NaN, 3, 4)];
    public static readonly Plane[] Planes = [default, new(1, 2, 3, 4), new(-0f, float.NaN, 0, float.MaxValue)];

    public static readonly Matrix4x4[] Matrices =
    [
        default, Matrix4x4.Identity, new(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, -0f, float.NaN, 15, 16),
    ];

    public static readonly Matrix3x2[] FlatMatrices = [default, Matrix3x2.Identity, new(1, 2, 3, -0f, float.NaN, 6)];

    public static readonly Point[] Points = [default, new(1, -2), new(int.MinValue, int.MaxValue)];

    // No number that is none: such a value is not equal to itself.
    public static readonly PointF[] FloatPoints = [default, new(1, 2), new(float.NegativeInfinity, float.Epsilon)];
    public static readonly Size[] Extents = [default, new(1, -2), new(int.MinValue, int.MaxValue)];
    public static readonly SizeF[] FloatExtents = [default, new(1, 2), new(float.NegativeInfinity, float.Epsilon)];
    public static readonly Rectangle[] Rectangles = [default, new(1, -2, 3, 4), new(int.MinValue, int.MaxValue, -1, 0)];
    public static readonly RectangleF[] FloatRectangles = [default, new(1, 2, 3, 4), new(float.MinValue, float.Epsilon, -1, 0)];

    public static readonly Index[] Indexes = [0, 1, int.MaxValue, ^0, ^1, Index.FromEnd(int.MaxValue)];
    public static readonly Range[] Ranges = [Range.All, 1..2, ^3..^0, int.MaxValue..0];

    public static readonly Version[] Versions = [new(0, 0), new(1, 2, 3), new(1, 2, 3, 4), new(int.MaxValue, 0, 0, 9)];

    public static readonly IPAddress[] Addresses =
    [
        new([0, 0, 0, 0]), new([127, 0, 0, 1]), new([255, 255, 255, 255]), new(new byte[16]), IPAddress.Parse("2001:db8::ff00:42:8329"),
        IPAddress.Parse("::ffff:1.2.3.4"), new(new byte[16], 1), IPAddress.Parse("fe80::1%4294967295"),
    ];

    public static readonly IPEndPoint[] EndPoints =
    [
        new(0, 0), new(IPAddress.Loopback, 80), new(IPAddress.IPv6Loopback, 0xFFFF), new(IPAddress.Parse("fe80::1%7"), 258),
    ];

    public static readonly IPNetwork[] Networks =
    [
        default, IPNetwork.Parse("10.0.0.0/8"), IPNetwork.Parse("192.168.1.128/25"), IPNetwork.Parse("255.255.255.255/32"), IPNetwork.Parse("::/0"),
        IPNetwork.Parse("2001:db8::/33"), IPNetwork.Parse("::1/128"), new(IPAddress.Parse("fe80::%7"), 10),
    ];

    public static readonly Uri[] Uris =
    [
        new("https://example.org/a%20b?q=1#f"), new("relative/päth", UriKind.Relative), new("", UriKind.Relative),
        new("HTTP://Example.ORG:80/x/../y"), new("mailto:someone@example.org"),
    ];

    public static readonly BigInteger[] BigIntegers =
    [
        0, 1, -1, 127, 128, -128, -129, 255, 256, long.MaxValue, long.MinValue, BigInteger.Pow(2, 2031) - 1,
        BigInteger.Pow(2, 2032), -BigInteger.Pow(10, 700),
    ];

    public static readonly BitArray[] BitArrays =
    [
        new(0), new(1, true), new(7, true), new(8, true), new(9, true), new([true, false, true]), new(300, true),
    ];

    public static readonly string[] Strings =
    [
        "", "a", "\0", "\u00FF", "\u0100", "\uFFFF", "\uD800", "\uDC00", "a\uDC00\uD800b", "ab", "naïve ÿ", "€",
        "\U0001F600",
        new('x', 126), new('x', 127), new('x', 128), new('\u0100', 126), new('\u0100', 127), new('\u0100', 128),
        new string('y', 255) + "\u0100", new('\u00FF', 300),
    ];

    public static StringBuilder[] StringBuilders() => Array.ConvertAll(Strings, static s => new StringBuilder(s));

    /// <summary>A local time in the repeated hour of a clock change carries a kind of its own.</summary>
    private static DateTime AmbiguousLocal(DateTime time) =>
        Unsafe.BitCast<ulong, DateTime>((ulong)time.Ticks | 0xC000_0000_0000_0000);
}
