using System.Collections.Specialized;
using System.Globalization;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Collections;
using System.Drawing;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer.TestKit;

/// <summary>Random scalars: as often an edge value as any other.</summary>
internal static class RandomScalars
{
    private static readonly Dictionary<Type, Func<Random, object>> s_makers = new()
    {
        [typeof(bool)] = static r => r.Next(2) == 1,
        [typeof(byte)] = From(Edge.Bytes, Bits<byte>),
        [typeof(sbyte)] = From(Edge.SBytes, Bits<sbyte>),
        [typeof(short)] = From(Edge.Int16s, Bits<short>),
        [typeof(ushort)] = From(Edge.UInt16s, Bits<ushort>),
        [typeof(char)] = From(Edge.Chars, Bits<char>),
        [typeof(int)] = From(Edge.Int32s, Bits<int>),
        [typeof(uint)] = From(Edge.UInt32s, Bits<uint>),
        [typeof(long)] = From(Edge.Int64s, Bits<long>),
        [typeof(ulong)] = From(Edge.UInt64s, Bits<ulong>),
        [typeof(nint)] = From(Edge.IntPtrs, Bits<nint>),
        [typeof(nuint)] = From(Edge.UIntPtrs, Bits<nuint>),
        [typeof(Int128)] = From(Edge.Int128s, Bits<Int128>),
        [typeof(UInt128)] = From(Edge.UInt128s, Bits<UInt128>),
        [typeof(Half)] = From(Edge.Halves, Bits<Half>),
        [typeof(float)] = From(Edge.Singles, Bits<float>),
        [typeof(double)] = From(Edge.Doubles, Bits<double>),
        [typeof(decimal)] = From(Edge.Decimals, Decimal),
        [typeof(Rune)] = From(Edge.Runes, static r =>
            new Rune(r.Next(2) == 0 ? r.Next(0xD800) : r.Next(0xE000, 0x110000))),
        [typeof(Guid)] = From(Edge.Guids, Bits<Guid>),
        [typeof(DateTime)] = From(
            Edge.DateTimes, static r => new DateTime(r.NextInt64(DateTime.MaxValue.Ticks), (DateTimeKind)r.Next(3))),
        [typeof(DateTimeOffset)] = From(Edge.DateTimeOffsets, Offset),
        [typeof(DateOnly)] = From(Edge.DateOnlys, static r =>
            DateOnly.FromDayNumber(r.Next(DateOnly.MaxValue.DayNumber + 1))),
        [typeof(TimeOnly)] = From(Edge.TimeOnlys, static r => new TimeOnly(r.NextInt64(TimeSpan.TicksPerDay))),
        [typeof(TimeSpan)] = From(Edge.TimeSpans, Bits<TimeSpan>),
        [typeof(Complex)] = From(Edge.Complexes, Bits<Complex>),
        [typeof(Vector2)] = From(Edge.Vector2s, Bits<Vector2>),
        [typeof(Vector3)] = From(Edge.Vector3s, Bits<Vector3>),
        [typeof(Vector4)] = From(Edge.Vector4s, Bits<Vector4>),
        [typeof(Quaternion)] = From(Edge.Quaternions, Bits<Quaternion>),
        [typeof(Plane)] = From(Edge.Planes, Bits<Plane>),
        [typeof(Matrix4x4)] = From(Edge.Matrices, Bits<Matrix4x4>),
        [typeof(Matrix3x2)] = From(Edge.FlatMatrices, Bits<Matrix3x2>),
        [typeof(Point)] = From(Edge.Points, Bits<Point>),
        [typeof(PointF)] = From(Edge.FloatPoints, Bits<PointF>),
        [typeof(Size)] = From(Edge.Extents, Bits<Size>),
        [typeof(SizeF)] = From(Edge.FloatExtents, Bits<SizeF>),
        [typeof(Rectangle)] = From(Edge.Rectangles, Bits<Rectangle>),
        [typeof(RectangleF)] = From(Edge.FloatRectangles, Bits<RectangleF>),
        [typeof(Index)] = From(Edge.Indexes, AnyIndex),
        [typeof(Range)] = From(Edge.Ranges, static r => new Range(AnyIndex(r), AnyIndex(r))),
        [typeof(Version)] = From(Edge.Versions, static r => new Version(r.Next(), r.Next(9), r.Next(9))),
        [typeof(Uri)] = From(Edge.Uris, static r => new Uri($"https://host{r.Next(9)}/{r.Next()}")),
        [typeof(BigInteger)] = From(Edge.BigIntegers, static r => new BigInteger(RandomBytes(r, r.Next(40)))),
        [typeof(System.Net.IPAddress)] = From(
            Edge.Addresses, static r => new System.Net.IPAddress(RandomBytes(r, r.Next(2) == 0 ? 4 : 16))),
        [typeof(System.Net.IPEndPoint)] = static r =>
            new System.Net.IPEndPoint(Edge.Addresses[r.Next(Edge.Addresses.Length)], r.Next(0x10000)),
        [typeof(System.Net.IPNetwork)] = static r => Edge.Networks[r.Next(Edge.Networks.Length)],
        [typeof(CultureInfo)] = static r => Edge.Cultures[r.Next(Edge.Cultures.Length)],
        [typeof(TimeZoneInfo)] = static r => Edge.TimeZones[r.Next(Edge.TimeZones.Length)],
        [typeof(Encoding)] = static r => Edge.Encodings[r.Next(Edge.Encodings.Length)],
        [typeof(Color)] = From(Edge.Colors, static r => Color.FromArgb(r.Next())),
        [typeof(NameValueCollection)] = static r => Edge.NameValues[r.Next(Edge.NameValues.Length)],
        [typeof(JsonElement)] = static r => Edge.JsonElements[r.Next(Edge.JsonElements.Length)],
        [typeof(JsonDocument)] = static r => Edge.JsonDocuments[r.Next(Edge.JsonDocuments.Length)],
        [typeof(JsonNode)] = static r => Edge.JsonNodes[r.Next(Edge.JsonNodes.Length)],
        [typeof(JsonObject)] = static r => Edge.JsonObjects[r.Next(Edge.JsonObjects.Length)],
        [typeof(JsonArray)] = static r => Edge.JsonArrays[r.Next(Edge.JsonArrays.Length)],
        [typeof(JsonValue)] = static r => Edge.JsonValues[r.Next(Edge.JsonValues.Length)],
        [typeof(BitArray)] = static r => new BitArray(RandomBytes(r, r.Next(6))) { Length = r.Next(40) },
        [typeof(string)] = From(Edge.Strings, Text),
        [typeof(StringBuilder)] = static r => new StringBuilder(Text(r)),
    };

    public static Func<Random, object>? MakerOf(Type type) => s_makers.GetValueOrDefault(type);

    /// <summary>A value whose bits are all random.</summary>
    private static T Bits<T>(Random random)
        where T : unmanaged
    {
        var bytes = RandomBytes(random, Unsafe.SizeOf<T>());
        return Unsafe.ReadUnaligned<T>(ref bytes[0]);
    }

    private static Func<Random, object> From<T>(T[] edges, Func<Random, T> any)
        where T : notnull =>
        random => random.Next(2) == 0 ? edges[random.Next(edges.Length)] : any(random);

    private static byte[] RandomBytes(Random random, int count)
    {
        var bytes = new byte[count];
        random.NextBytes(bytes);
        return bytes;
    }

    private static decimal Decimal(Random random) => new(
        Bits<int>(random), Bits<int>(random), Bits<int>(random), random.Next(2) == 1, (byte)random.Next(29));

    private static DateTimeOffset Offset(Random random)
    {
        var day = TimeSpan.TicksPerDay;
        var time = new DateTime(random.NextInt64(day, DateTime.MaxValue.Ticks - day));
        return new DateTimeOffset(time, TimeSpan.FromMinutes(random.Next(-840, 841)));
    }

    private static Index AnyIndex(Random random) => new(random.Next(), random.Next(2) == 1);

    private static string Text(Random random)
    {
        var limit = random.Next(3) switch { 0 => 0x80, 1 => 0x101, _ => 0x10000 };
        return string.Create(random.Next(20), (random, limit), static (span, state) =>
        {
            foreach (ref var c in span)
            {
                c = (char)state.random.Next(state.limit);
            }
        });
    }
}
