using System.Drawing;
using System.Globalization;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;
using FastSer.ReferenceCodec;

namespace FastSer.TestKit;

/// <summary>The numbers of scalars, as section 3 of docs/wire-format.md lists them.</summary>
internal static class ScalarParts
{
    private static readonly Dictionary<Type, (ScalarKind Kind, Func<object, UInt128[]> Parts)> s_kinds = new()
    {
        [typeof(bool)] = (ScalarKind.Boolean, static v => [(bool)v ? 1u : 0u]),
        [typeof(byte)] = (ScalarKind.Byte, static v => [(byte)v]),
        [typeof(sbyte)] = (ScalarKind.SByte, static v => [(byte)(sbyte)v]),
        [typeof(short)] = (ScalarKind.Int16, static v => [(ushort)(short)v]),
        [typeof(ushort)] = (ScalarKind.UInt16, static v => [(ushort)v]),
        [typeof(char)] = (ScalarKind.Char, static v => [(char)v]),
        [typeof(Half)] = (ScalarKind.Half, static v => [BitConverter.HalfToUInt16Bits((Half)v)]),
        [typeof(int)] = (ScalarKind.Int32, static v => [(uint)(int)v]),
        [typeof(uint)] = (ScalarKind.UInt32, static v => [(uint)v]),
        [typeof(float)] = (ScalarKind.Single, static v => Singles((float)v)),
        [typeof(long)] = (ScalarKind.Int64, static v => [(ulong)(long)v]),
        [typeof(ulong)] = (ScalarKind.UInt64, static v => [(ulong)v]),
        [typeof(double)] = (ScalarKind.Double, static v => [BitConverter.DoubleToUInt64Bits((double)v)]),
        [typeof(nint)] = (ScalarKind.IntPtr, static v => [(ulong)(nint)v]),
        [typeof(nuint)] = (ScalarKind.UIntPtr, static v => [(nuint)v]),
        [typeof(Int128)] = (ScalarKind.Int128, static v => [(UInt128)(Int128)v]),
        [typeof(UInt128)] = (ScalarKind.UInt128, static v => [(UInt128)v]),
        [typeof(decimal)] = (ScalarKind.Decimal, static v => OfDecimal((decimal)v)),
        [typeof(Rune)] = (ScalarKind.Rune, static v => [(uint)((Rune)v).Value]),
        [typeof(Guid)] = (ScalarKind.Guid, static v => OfGuid((Guid)v)),
        [typeof(DateTime)] = (ScalarKind.DateTime, static v => OfDateTime((DateTime)v)),
        [typeof(DateTimeOffset)] = (ScalarKind.DateTimeOffset, static v => OfOffset((DateTimeOffset)v)),
        [typeof(DateOnly)] = (ScalarKind.DateOnly, static v => [(uint)((DateOnly)v).DayNumber]),
        [typeof(TimeOnly)] = (ScalarKind.TimeOnly, static v => [(ulong)((TimeOnly)v).Ticks]),
        [typeof(TimeSpan)] = (ScalarKind.TimeSpan, static v => [(ulong)((TimeSpan)v).Ticks]),
        [typeof(Complex)] = (ScalarKind.Complex, static v => OfComplex((Complex)v)),
        [typeof(Vector2)] = (ScalarKind.Vector2, static v => Of((Vector2)v)),
        [typeof(Vector3)] = (ScalarKind.Vector3, static v => Of((Vector3)v)),
        [typeof(Vector4)] = (ScalarKind.Vector4, static v => Of((Vector4)v)),
        [typeof(Quaternion)] = (ScalarKind.Quaternion, static v => Of((Quaternion)v)),
        [typeof(Plane)] = (ScalarKind.Plane, static v => Of((Plane)v)),
        [typeof(Matrix4x4)] = (ScalarKind.Matrix4x4, static v => Of((Matrix4x4)v)),
        [typeof(Matrix3x2)] = (ScalarKind.Matrix3x2, static v => Of((Matrix3x2)v)),
        [typeof(Point)] = (ScalarKind.Point, static v => Numbers(((Point)v).X, ((Point)v).Y)),
        [typeof(PointF)] = (ScalarKind.PointF, static v => Singles(((PointF)v).X, ((PointF)v).Y)),
        [typeof(Size)] = (ScalarKind.Extent, static v => Numbers(((Size)v).Width, ((Size)v).Height)),
        [typeof(SizeF)] = (ScalarKind.ExtentF, static v => Singles(((SizeF)v).Width, ((SizeF)v).Height)),
        [typeof(Rectangle)] = (ScalarKind.Rectangle, static v => Of((Rectangle)v)),
        [typeof(RectangleF)] = (ScalarKind.RectangleF, static v => Of((RectangleF)v)),
        [typeof(Index)] = (ScalarKind.Index, static v => [OfIndex((Index)v)]),
        [typeof(Range)] = (ScalarKind.Range, static v => [OfIndex(((Range)v).Start), OfIndex(((Range)v).End)]),
    };

    /// <summary>The kind of a scalar or an enum; null for other types.</summary>
    public static ScalarKind? KindOf(Type type) => s_kinds.GetValueOrDefault(Plain(type)).Kind;

    public static ScalarValue Of(object value)
    {
        var type = Plain(value.GetType());
        var plain = value is Enum ? Convert.ChangeType(value, type, CultureInfo.InvariantCulture) : value;
        return new ScalarValue(s_kinds[type].Parts(plain));
    }

    public static ScalarValue Of(Version value) =>
        new([.. new[] { value.Major, value.Minor, value.Build, value.Revision }.Select(static v => (UInt128)(uint)v)]);

    private static Type Plain(Type type) => type.IsEnum ? Enum.GetUnderlyingType(type) : type;

    private static UInt128[] Singles(params float[] values) =>
        [.. values.Select(static v => (UInt128)BitConverter.SingleToUInt32Bits(v))];

    private static UInt128[] OfDecimal(decimal value)
    {
        var bits = decimal.GetBits(value);
        return [(uint)bits[3], (uint)bits[2], ((ulong)(uint)bits[1] << 32) | (uint)bits[0]];
    }

    private static UInt128[] OfGuid(Guid value) =>
        [Enumerable.Reverse(value.ToByteArray()).Aggregate(UInt128.Zero, static (all, b) => (all << 8) | b)];

    // The repeated hour of a clock change is a kind that DateTime shows in no property.
    private static UInt128[] OfDateTime(DateTime value) => [Unsafe.BitCast<DateTime, ulong>(value)];

    private static UInt128[] OfOffset(DateTimeOffset value) =>
        [(ulong)value.DateTime.Ticks, (ushort)(short)value.Offset.TotalMinutes];

    private static UInt128[] OfComplex(Complex value) =>
        [BitConverter.DoubleToUInt64Bits(value.Real), BitConverter.DoubleToUInt64Bits(value.Imaginary)];

    private static UInt128[] Of(Vector2 v) => Singles(v.X, v.Y);

    private static UInt128[] Of(Vector3 v) => Singles(v.X, v.Y, v.Z);

    private static UInt128[] Of(Vector4 v) => Singles(v.X, v.Y, v.Z, v.W);

    private static UInt128[] Of(Quaternion v) => Singles(v.X, v.Y, v.Z, v.W);

    private static UInt128[] Of(Plane v) => Singles(v.Normal.X, v.Normal.Y, v.Normal.Z, v.D);

    private static UInt128[] Of(Matrix4x4 v) => Singles([.. Enumerable.Range(0, 16).Select(i => v[i / 4, i % 4])]);

    private static UInt128[] Of(Matrix3x2 v) => Singles(v.M11, v.M12, v.M21, v.M22, v.M31, v.M32);

    private static UInt128[] Of(Rectangle v) => Numbers(v.X, v.Y, v.Width, v.Height);

    private static UInt128[] Of(RectangleF v) => Singles(v.X, v.Y, v.Width, v.Height);

    private static UInt128[] Numbers(params int[] values) => [.. values.Select(static v => (UInt128)(uint)v)];

    private static UInt128 OfIndex(Index value) => (uint)(value.IsFromEnd ? ~value.Value : value.Value);
}
