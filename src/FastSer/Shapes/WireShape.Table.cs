// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
namespace FastSer.CompilerServices;

public sealed partial class WireShape
{
    /// <summary>Gets the shape of Boolean: 1 byte.</summary>
    public static WireShape Boolean => Scalar(WireScalar.Boolean);

    /// <summary>Gets the shape of Byte: 1 byte.</summary>
    public static WireShape Byte => Scalar(WireScalar.Byte);

    /// <summary>Gets the shape of SByte: 1 byte.</summary>
    public static WireShape SByte => Scalar(WireScalar.SByte);

    /// <summary>Gets the shape of Int16: 2 bytes.</summary>
    public static WireShape Int16 => Scalar(WireScalar.Int16);

    /// <summary>Gets the shape of UInt16: 2 bytes.</summary>
    public static WireShape UInt16 => Scalar(WireScalar.UInt16);

    /// <summary>Gets the shape of Char: 2 bytes.</summary>
    public static WireShape Char => Scalar(WireScalar.Char);

    /// <summary>Gets the shape of Half: 2 bytes.</summary>
    public static WireShape Half => Scalar(WireScalar.Half);

    /// <summary>Gets the shape of Int32: 4 bytes.</summary>
    public static WireShape Int32 => Scalar(WireScalar.Int32);

    /// <summary>Gets the shape of UInt32: 4 bytes.</summary>
    public static WireShape UInt32 => Scalar(WireScalar.UInt32);

    /// <summary>Gets the shape of Single: 4 bytes.</summary>
    public static WireShape Single => Scalar(WireScalar.Single);

    /// <summary>Gets the shape of Int64: 8 bytes.</summary>
    public static WireShape Int64 => Scalar(WireScalar.Int64);

    /// <summary>Gets the shape of UInt64: 8 bytes.</summary>
    public static WireShape UInt64 => Scalar(WireScalar.UInt64);

    /// <summary>Gets the shape of Double: 8 bytes.</summary>
    public static WireShape Double => Scalar(WireScalar.Double);

    /// <summary>Gets the shape of IntPtr: 8 bytes.</summary>
    public static WireShape IntPtr => Scalar(WireScalar.IntPtr);

    /// <summary>Gets the shape of UIntPtr: 8 bytes.</summary>
    public static WireShape UIntPtr => Scalar(WireScalar.UIntPtr);

    /// <summary>Gets the shape of Int128: 16 bytes.</summary>
    public static WireShape Int128 => Scalar(WireScalar.Int128);

    /// <summary>Gets the shape of UInt128: 16 bytes.</summary>
    public static WireShape UInt128 => Scalar(WireScalar.UInt128);

    /// <summary>Gets the shape of Decimal: 16 bytes.</summary>
    public static WireShape Decimal => Scalar(WireScalar.Decimal);

    /// <summary>Gets the shape of Rune: 4 bytes.</summary>
    public static WireShape Rune => Scalar(WireScalar.Rune);

    /// <summary>Gets the shape of Guid: 16 bytes.</summary>
    public static WireShape Guid => Scalar(WireScalar.Guid);

    /// <summary>Gets the shape of DateTime: 8 bytes.</summary>
    public static WireShape DateTime => Scalar(WireScalar.DateTime);

    /// <summary>Gets the shape of DateTimeOffset: 10 bytes.</summary>
    public static WireShape DateTimeOffset => Scalar(WireScalar.DateTimeOffset);

    /// <summary>Gets the shape of DateOnly: 4 bytes.</summary>
    public static WireShape DateOnly => Scalar(WireScalar.DateOnly);

    /// <summary>Gets the shape of TimeOnly: 8 bytes.</summary>
    public static WireShape TimeOnly => Scalar(WireScalar.TimeOnly);

    /// <summary>Gets the shape of TimeSpan: 8 bytes.</summary>
    public static WireShape TimeSpan => Scalar(WireScalar.TimeSpan);

    /// <summary>Gets the shape of Complex: 16 bytes.</summary>
    public static WireShape Complex => Scalar(WireScalar.Complex);

    /// <summary>Gets the shape of Vector2: 8 bytes.</summary>
    public static WireShape Vector2 => Scalar(WireScalar.Vector2);

    /// <summary>Gets the shape of Vector3: 12 bytes.</summary>
    public static WireShape Vector3 => Scalar(WireScalar.Vector3);

    /// <summary>Gets the shape of Vector4: 16 bytes.</summary>
    public static WireShape Vector4 => Scalar(WireScalar.Vector4);

    /// <summary>Gets the shape of Quaternion: 16 bytes.</summary>
    public static WireShape Quaternion => Scalar(WireScalar.Quaternion);

    /// <summary>Gets the shape of Plane: 16 bytes.</summary>
    public static WireShape Plane => Scalar(WireScalar.Plane);

    /// <summary>Gets the shape of Matrix4x4: 64 bytes.</summary>
    public static WireShape Matrix4x4 => Scalar(WireScalar.Matrix4x4);

    /// <summary>Gets the shape of Index: 4 bytes.</summary>
    public static WireShape Index => Scalar(WireScalar.Index);

    /// <summary>Gets the shape of Range: 8 bytes.</summary>
    public static WireShape Range => Scalar(WireScalar.Range);

    /// <summary>Gets the shape of Matrix3x2: 24 bytes.</summary>
    public static WireShape Matrix3x2 => Scalar(WireScalar.Matrix3x2);

    /// <summary>Gets the shape of Point: 8 bytes.</summary>
    public static WireShape Point => Scalar(WireScalar.Point);

    /// <summary>Gets the shape of PointF: 8 bytes.</summary>
    public static WireShape PointF => Scalar(WireScalar.PointF);

    /// <summary>Gets the shape of Size: 8 bytes.</summary>
    public static WireShape Size => Scalar(WireScalar.Size);

    /// <summary>Gets the shape of SizeF: 8 bytes.</summary>
    public static WireShape SizeF => Scalar(WireScalar.SizeF);

    /// <summary>Gets the shape of Rectangle: 16 bytes.</summary>
    public static WireShape Rectangle => Scalar(WireScalar.Rectangle);

    /// <summary>Gets the shape of RectangleF: 16 bytes.</summary>
    public static WireShape RectangleF => Scalar(WireScalar.RectangleF);
}
