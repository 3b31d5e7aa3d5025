using System.Drawing;
using System.Numerics;
using System.Text;

namespace FastSer.IntegrationTests.Extension;

/// <summary>The methods that formatters call: the bytes of each are those of a value of its type.</summary>
public sealed partial class CursorMethodTests
{
    private delegate void Put<T>(ref FastWriter writer, T value);

    private delegate T Get<T>(ref FastReader reader);

    [Fact]
    public void ScalarsHaveTheBytesOfValuesOfTheirTypes()
    {
        Check<bool>(true, static (ref writer, value) => writer.WriteBoolean(value), static (ref reader) => reader.ReadBoolean());
        Check<byte>(200, static (ref writer, value) => writer.WriteByte(value), static (ref reader) => reader.ReadByte());
        Check<sbyte>(-5, static (ref writer, value) => writer.WriteSByte(value), static (ref reader) => reader.ReadSByte());
        Check<short>(-500, static (ref writer, value) => writer.WriteInt16(value), static (ref reader) => reader.ReadInt16());
        Check<ushort>(50_000, static (ref writer, value) => writer.WriteUInt16(value), static (ref reader) => reader.ReadUInt16());
        Check<char>('\u1234', static (ref writer, value) => writer.WriteChar(value), static (ref reader) => reader.ReadChar());
        Check<Half>((Half)1.5f, static (ref writer, value) => writer.WriteHalf(value), static (ref reader) => reader.ReadHalf());
        Check<int>(-70_000, static (ref writer, value) => writer.WriteInt32(value), static (ref reader) => reader.ReadInt32());
        Check<uint>(4_000_000_000, static (ref writer, value) => writer.WriteUInt32(value), static (ref reader) => reader.ReadUInt32());
        Check<float>(1.5f, static (ref writer, value) => writer.WriteSingle(value), static (ref reader) => reader.ReadSingle());
        Check<long>(-5_000_000_000, static (ref writer, value) => writer.WriteInt64(value), static (ref reader) => reader.ReadInt64());
        Check<ulong>(ulong.MaxValue - 1, static (ref writer, value) => writer.WriteUInt64(value), static (ref reader) => reader.ReadUInt64());
        Check<double>(-2.5, static (ref writer, value) => writer.WriteDouble(value), static (ref reader) => reader.ReadDouble());
        Check<nint>(-7, static (ref writer, value) => writer.WriteIntPtr(value), static (ref reader) => reader.ReadIntPtr());
        Check<nuint>(9, static (ref writer, value) => writer.WriteUIntPtr(value), static (ref reader) => reader.ReadUIntPtr());
        Check<Int128>(Int128.MinValue + 5, static (ref writer, value) => writer.WriteInt128(value), static (ref reader) => reader.ReadInt128());
        Check<UInt128>(UInt128.MaxValue - 5, static (ref writer, value) => writer.WriteUInt128(value), static (ref reader) => reader.ReadUInt128());
        Check<decimal>(1.50m, static (ref writer, value) => writer.WriteDecimal(value), static (ref reader) => reader.ReadDecimal());
        Check<Rune>(new Rune(0x1F600), static (ref writer, value) => writer.WriteRune(value), static (ref reader) => reader.ReadRune());
        Check<Guid>(new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
            static (ref writer, value) => writer.WriteGuid(value), static (ref reader) => reader.ReadGuid());
        Check<DateTime>(new DateTime(2026, 11, 27, 1, 2, 3, DateTimeKind.Utc),
            static (ref writer, value) => writer.WriteDateTime(value), static (ref reader) => reader.ReadDateTime());
        Check<DateTimeOffset>(new DateTimeOffset(2026, 11, 27, 1, 2, 3, TimeSpan.FromMinutes(90)),
            static (ref writer, value) => writer.WriteDateTimeOffset(value), static (ref reader) => reader.ReadDateTimeOffset());
        Check<DateOnly>(new DateOnly(2026, 11, 27), static (ref writer, value) => writer.WriteDateOnly(value), static (ref reader) => reader.ReadDateOnly());
        Check<TimeOnly>(new TimeOnly(1, 2, 3, 4), static (ref writer, value) => writer.WriteTimeOnly(value), static (ref reader) => reader.ReadTimeOnly());
        Check<TimeSpan>(TimeSpan.FromTicks(-5), static (ref writer, value) => writer.WriteTimeSpan(value), static (ref reader) => reader.ReadTimeSpan());
        Check<Complex>(new Complex(1, -2), static (ref writer, value) => writer.WriteComplex(value), static (ref reader) => reader.ReadComplex());
        Check<Vector2>(new Vector2(1, 2), static (ref writer, value) => writer.WriteVector2(value), static (ref reader) => reader.ReadVector2());
        Check<Vector3>(new Vector3(1, 2, 3), static (ref writer, value) => writer.WriteVector3(value), static (ref reader) => reader.ReadVector3());
        Check<Vector4>(new Vector4(1, 2, 3, 4), static (ref writer, value) => writer.WriteVector4(value), static (ref reader) => reader.ReadVector4());
        Check<Quaternion>(new Quaternion(1, 2, 3, 4),
            static (ref writer, value) => writer.WriteQuaternion(value), static (ref reader) => reader.ReadQuaternion());
        Check<Plane>(new Plane(1, 2, 3, 4), static (ref writer, value) => writer.WritePlane(value), static (ref reader) => reader.ReadPlane());
        Check<Matrix4x4>(Matrix4x4.CreateScale(1, 2, 3),
            static (ref writer, value) => writer.WriteMatrix4x4(value), static (ref reader) => reader.ReadMatrix4x4());
        Check<Index>(^3, static (ref writer, value) => writer.WriteIndex(value), static (ref reader) => reader.ReadIndex());
        Check<Range>(1..^2, static (ref writer, value) => writer.WriteRange(value), static (ref reader) => reader.ReadRange());
        Check<Matrix3x2>(new Matrix3x2(1, 2, 3, 4, 5, 6),
            static (ref writer, value) => writer.WriteMatrix3x2(value), static (ref reader) => reader.ReadMatrix3x2());
        Check<Point>(new Point(1, -2), static (ref writer, value) => writer.WritePoint(value), static (ref reader) => reader.ReadPoint());
        Check<PointF>(new PointF(1.5f, 2), static (ref writer, value) => writer.WritePointF(value), static (ref reader) => reader.ReadPointF());
        Check<Size>(new Size(3, 4), static (ref writer, value) => writer.WriteSize(value), static (ref reader) => reader.ReadSize());
        Check<SizeF>(new SizeF(3.5f, 4), static (ref writer, value) => writer.WriteSizeF(value), static (ref reader) => reader.ReadSizeF());
        Check<Rectangle>(new Rectangle(1, 2, 3, 4),
            static (ref writer, value) => writer.WriteRectangle(value), static (ref reader) => reader.ReadRectangle());
        Check<RectangleF>(new RectangleF(1, 2, 3.5f, 4),
            static (ref writer, value) => writer.WriteRectangleF(value), static (ref reader) => reader.ReadRectangleF());
    }

    private static void Check<T>(T value, Put<T> put, Get<T> get)
    {
        var expected = FastSerializer.Serialize(value);
        var read = new List<T>();
        Probe.OnWrite = (ref writer) => put(ref writer, value);
        Probe.OnRead = (ref reader) => read.Add(get(ref reader));
        Probe[] probes = [default, default];

        var bytes = FastSerializer.Serialize(probes);
        FastSerializer.Deserialize<Probe[]>(bytes);

        Assert.Equal([.. expected, .. expected], bytes[^(2 * expected.Length)..]);
        Assert.Equal([value, value], read);
        var span = new byte[bytes.Length];
        Assert.True(FastSerializer.TrySerialize(probes, span, out _));
        Assert.Equal(bytes, span);
        Assert.False(FastSerializer.TrySerialize(probes, span.AsSpan(1), out _));
        Assert.Equal(bytes.Length, FastSerializer.GetSize(probes));
        var error = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Probe[]>(bytes.AsSpan(0, bytes.Length - 1)));
        Assert.Equal(FastSerErrorCode.Truncated, error.Code);
    }

    internal delegate void Write(ref FastWriter writer);

    internal delegate void Read(ref FastReader reader);

    [FastSerFormatter(typeof(ProbeFormatter))]
    internal readonly struct Probe
    {
        [ThreadStatic]
        public static Write? OnWrite;

        [ThreadStatic]
        public static Read? OnRead;
    }

    internal sealed class ProbeFormatter : IFastSerFormatter<Probe>
    {
        public static void Write(ref FastWriter writer, Probe value) => Probe.OnWrite!(ref writer);

        public static Probe Read(ref FastReader reader)
        {
            Probe.OnRead!(ref reader);
            return default;
        }

        public static void Skip(ref FastReader reader) => Probe.OnRead!(ref reader);
    }
}
