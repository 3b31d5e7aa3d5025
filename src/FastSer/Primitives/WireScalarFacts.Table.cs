// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using System.Numerics;
using System.Runtime.InteropServices;
using System.Text;

namespace FastSer.CompilerServices;

internal static partial class WireScalarFacts
{
    private static readonly Type[] s_types =
    [
        typeof(bool),
        typeof(byte),
        typeof(sbyte),
        typeof(short),
        typeof(ushort),
        typeof(char),
        typeof(Half),
        typeof(int),
        typeof(uint),
        typeof(float),
        typeof(long),
        typeof(ulong),
        typeof(double),
        typeof(nint),
        typeof(nuint),
        typeof(Int128),
        typeof(UInt128),
        typeof(decimal),
        typeof(Rune),
        typeof(Guid),
        typeof(DateTime),
        typeof(DateTimeOffset),
        typeof(DateOnly),
        typeof(TimeOnly),
        typeof(TimeSpan),
        typeof(Complex),
        typeof(Vector2),
        typeof(Vector3),
        typeof(Vector4),
        typeof(Quaternion),
        typeof(Plane),
        typeof(Matrix4x4),
        typeof(Index),
        typeof(Range),
        typeof(Matrix3x2),
        typeof(System.Drawing.Point),
        typeof(System.Drawing.PointF),
        typeof(System.Drawing.Size),
        typeof(System.Drawing.SizeF),
        typeof(System.Drawing.Rectangle),
        typeof(System.Drawing.RectangleF),
    ];

    /// <summary>The size in the data.</summary>
    public static int SizeOf(WireScalar kind) => kind switch
    {
        WireScalar.Boolean => 1,
        WireScalar.Byte => 1,
        WireScalar.SByte => 1,
        WireScalar.Int16 => 2,
        WireScalar.UInt16 => 2,
        WireScalar.Char => 2,
        WireScalar.Half => 2,
        WireScalar.Int32 => 4,
        WireScalar.UInt32 => 4,
        WireScalar.Single => 4,
        WireScalar.Int64 => 8,
        WireScalar.UInt64 => 8,
        WireScalar.Double => 8,
        WireScalar.IntPtr => 8,
        WireScalar.UIntPtr => 8,
        WireScalar.Int128 => 16,
        WireScalar.UInt128 => 16,
        WireScalar.Decimal => 16,
        WireScalar.Rune => 4,
        WireScalar.Guid => 16,
        WireScalar.DateTime => 8,
        WireScalar.DateTimeOffset => 10,
        WireScalar.DateOnly => 4,
        WireScalar.TimeOnly => 8,
        WireScalar.TimeSpan => 8,
        WireScalar.Complex => 16,
        WireScalar.Vector2 => 8,
        WireScalar.Vector3 => 12,
        WireScalar.Vector4 => 16,
        WireScalar.Quaternion => 16,
        WireScalar.Plane => 16,
        WireScalar.Matrix4x4 => 64,
        WireScalar.Index => 4,
        WireScalar.Range => 8,
        WireScalar.Matrix3x2 => 24,
        WireScalar.Point => 8,
        WireScalar.PointF => 8,
        WireScalar.Size => 8,
        WireScalar.SizeF => 8,
        WireScalar.Rectangle => 16,
        WireScalar.RectangleF => 16,
        _ => throw new ArgumentOutOfRangeException(nameof(kind)),
    };

    /// <summary>Returns whether the first bytes, which must all be there, are those of a value.</summary>
    public static bool IsValid(WireScalar kind, ReadOnlySpan<byte> bytes)
    {
        ref var source = ref MemoryMarshal.GetReference(bytes[..SizeOf(kind)]);
        return kind switch
        {
            WireScalar.Boolean => ScalarCode.IsValid<bool>(ref source),
            WireScalar.IntPtr => ScalarCode.IsValid<nint>(ref source),
            WireScalar.UIntPtr => ScalarCode.IsValid<nuint>(ref source),
            WireScalar.Decimal => ScalarCode.IsValid<decimal>(ref source),
            WireScalar.Rune => ScalarCode.IsValid<Rune>(ref source),
            WireScalar.DateTime => ScalarCode.IsValid<DateTime>(ref source),
            WireScalar.DateTimeOffset => ScalarCode.IsValid<DateTimeOffset>(ref source),
            WireScalar.DateOnly => ScalarCode.IsValid<DateOnly>(ref source),
            WireScalar.TimeOnly => ScalarCode.IsValid<TimeOnly>(ref source),
            _ => true,
        };
    }

    /// <summary>Returns whether every bit pattern is a value.</summary>
    public static bool IsAlwaysValid(WireScalar kind) => kind is not (
        WireScalar.Boolean
        or WireScalar.IntPtr
        or WireScalar.UIntPtr
        or WireScalar.Decimal
        or WireScalar.Rune
        or WireScalar.DateTime
        or WireScalar.DateTimeOffset
        or WireScalar.DateOnly
        or WireScalar.TimeOnly);
}
