// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
namespace FastSer.CompilerServices;

/// <summary>The scalars of fixed size, by the names of their runtime methods.</summary>
public enum WireScalar
{
    /// <summary>Boolean: 1 byte.</summary>
    Boolean,

    /// <summary>Byte: 1 byte.</summary>
    Byte,

    /// <summary>SByte: 1 byte.</summary>
    SByte,

    /// <summary>Int16: 2 bytes.</summary>
    Int16,

    /// <summary>UInt16: 2 bytes.</summary>
    UInt16,

    /// <summary>Char: 2 bytes.</summary>
    Char,

    /// <summary>Half: 2 bytes.</summary>
    Half,

    /// <summary>Int32: 4 bytes.</summary>
    Int32,

    /// <summary>UInt32: 4 bytes.</summary>
    UInt32,

    /// <summary>Single: 4 bytes.</summary>
    Single,

    /// <summary>Int64: 8 bytes.</summary>
    Int64,

    /// <summary>UInt64: 8 bytes.</summary>
    UInt64,

    /// <summary>Double: 8 bytes.</summary>
    Double,

    /// <summary>IntPtr: 8 bytes.</summary>
    IntPtr,

    /// <summary>UIntPtr: 8 bytes.</summary>
    UIntPtr,

    /// <summary>Int128: 16 bytes.</summary>
    Int128,

    /// <summary>UInt128: 16 bytes.</summary>
    UInt128,

    /// <summary>Decimal: 16 bytes.</summary>
    Decimal,

    /// <summary>Rune: 4 bytes.</summary>
    Rune,

    /// <summary>Guid: 16 bytes.</summary>
    Guid,

    /// <summary>DateTime: 8 bytes.</summary>
    DateTime,

    /// <summary>DateTimeOffset: 10 bytes.</summary>
    DateTimeOffset,

    /// <summary>DateOnly: 4 bytes.</summary>
    DateOnly,

    /// <summary>TimeOnly: 8 bytes.</summary>
    TimeOnly,

    /// <summary>TimeSpan: 8 bytes.</summary>
    TimeSpan,

    /// <summary>Complex: 16 bytes.</summary>
    Complex,

    /// <summary>Vector2: 8 bytes.</summary>
    Vector2,

    /// <summary>Vector3: 12 bytes.</summary>
    Vector3,

    /// <summary>Vector4: 16 bytes.</summary>
    Vector4,

    /// <summary>Quaternion: 16 bytes.</summary>
    Quaternion,

    /// <summary>Plane: 16 bytes.</summary>
    Plane,

    /// <summary>Matrix4x4: 64 bytes.</summary>
    Matrix4x4,

    /// <summary>Index: 4 bytes.</summary>
    Index,

    /// <summary>Range: 8 bytes.</summary>
    Range,

    /// <summary>Matrix3x2: 24 bytes.</summary>
    Matrix3x2,

    /// <summary>Point: 8 bytes.</summary>
    Point,

    /// <summary>PointF: 8 bytes.</summary>
    PointF,

    /// <summary>Size: 8 bytes.</summary>
    Size,

    /// <summary>SizeF: 8 bytes.</summary>
    SizeF,

    /// <summary>Rectangle: 16 bytes.</summary>
    Rectangle,

    /// <summary>RectangleF: 16 bytes.</summary>
    RectangleF,
}
