// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using System.ComponentModel;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer;

public ref partial struct FastReader
{
    /// <summary>Reads a Boolean: 1 byte.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public bool ReadBoolean() => Take(1).ReadBoolean(0);

    /// <summary>Reads a Byte: 1 byte.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public byte ReadByte() => Take(1).ReadByte(0);

    /// <summary>Reads a SByte: 1 byte.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public sbyte ReadSByte() => Take(1).ReadSByte(0);

    /// <summary>Reads an Int16: 2 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public short ReadInt16() => Take(2).ReadInt16(0);

    /// <summary>Reads a UInt16: 2 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public ushort ReadUInt16() => Take(2).ReadUInt16(0);

    /// <summary>Reads a Char: 2 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public char ReadChar() => Take(2).ReadChar(0);

    /// <summary>Reads a Half: 2 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Half ReadHalf() => Take(2).ReadHalf(0);

    /// <summary>Reads an Int32: 4 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public int ReadInt32() => Take(4).ReadInt32(0);

    /// <summary>Reads a UInt32: 4 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public uint ReadUInt32() => Take(4).ReadUInt32(0);

    /// <summary>Reads a Single: 4 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public float ReadSingle() => Take(4).ReadSingle(0);

    /// <summary>Reads an Int64: 8 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public long ReadInt64() => Take(8).ReadInt64(0);

    /// <summary>Reads a UInt64: 8 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public ulong ReadUInt64() => Take(8).ReadUInt64(0);

    /// <summary>Reads a Double: 8 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public double ReadDouble() => Take(8).ReadDouble(0);

    /// <summary>Reads an IntPtr: 8 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public nint ReadIntPtr() => Take(8).ReadIntPtr(0);

    /// <summary>Reads a UIntPtr: 8 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public nuint ReadUIntPtr() => Take(8).ReadUIntPtr(0);

    /// <summary>Reads an Int128: 16 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Int128 ReadInt128() => Take(16).ReadInt128(0);

    /// <summary>Reads a UInt128: 16 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public UInt128 ReadUInt128() => Take(16).ReadUInt128(0);

    /// <summary>Reads a Decimal: 16 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public decimal ReadDecimal() => Take(16).ReadDecimal(0);

    /// <summary>Reads a Rune: 4 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Rune ReadRune() => Take(4).ReadRune(0);

    /// <summary>Reads a Guid: 16 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Guid ReadGuid() => Take(16).ReadGuid(0);

    /// <summary>Reads a DateTime: 8 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public DateTime ReadDateTime() => Take(8).ReadDateTime(0);

    /// <summary>Reads a DateTimeOffset: 10 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public DateTimeOffset ReadDateTimeOffset() => Take(10).ReadDateTimeOffset(0);

    /// <summary>Reads a DateOnly: 4 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public DateOnly ReadDateOnly() => Take(4).ReadDateOnly(0);

    /// <summary>Reads a TimeOnly: 8 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public TimeOnly ReadTimeOnly() => Take(8).ReadTimeOnly(0);

    /// <summary>Reads a TimeSpan: 8 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public TimeSpan ReadTimeSpan() => Take(8).ReadTimeSpan(0);

    /// <summary>Reads a Complex: 16 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Complex ReadComplex() => Take(16).ReadComplex(0);

    /// <summary>Reads a Vector2: 8 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Vector2 ReadVector2() => Take(8).ReadVector2(0);

    /// <summary>Reads a Vector3: 12 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Vector3 ReadVector3() => Take(12).ReadVector3(0);

    /// <summary>Reads a Vector4: 16 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Vector4 ReadVector4() => Take(16).ReadVector4(0);

    /// <summary>Reads a Quaternion: 16 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Quaternion ReadQuaternion() => Take(16).ReadQuaternion(0);

    /// <summary>Reads a Plane: 16 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Plane ReadPlane() => Take(16).ReadPlane(0);

    /// <summary>Reads a Matrix4x4: 64 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Matrix4x4 ReadMatrix4x4() => Take(64).ReadMatrix4x4(0);

    /// <summary>Reads an Index: 4 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Index ReadIndex() => Take(4).ReadIndex(0);

    /// <summary>Reads a Range: 8 bytes.</summary>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Range ReadRange() => Take(8).ReadRange(0);

    /// <summary>Reads a Matrix3x2: 24 bytes.</summary>
    /// <returns>The value.</returns>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public Matrix3x2 ReadMatrix3x2() => Take(24).ReadMatrix3x2(0);

    /// <summary>Reads a Point: 8 bytes.</summary>
    /// <returns>The value.</returns>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public System.Drawing.Point ReadPoint() => Take(8).ReadPoint(0);

    /// <summary>Reads a PointF: 8 bytes.</summary>
    /// <returns>The value.</returns>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public System.Drawing.PointF ReadPointF() => Take(8).ReadPointF(0);

    /// <summary>Reads a Size: 8 bytes.</summary>
    /// <returns>The value.</returns>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public System.Drawing.Size ReadSize() => Take(8).ReadSize(0);

    /// <summary>Reads a SizeF: 8 bytes.</summary>
    /// <returns>The value.</returns>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public System.Drawing.SizeF ReadSizeF() => Take(8).ReadSizeF(0);

    /// <summary>Reads a Rectangle: 16 bytes.</summary>
    /// <returns>The value.</returns>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public System.Drawing.Rectangle ReadRectangle() => Take(16).ReadRectangle(0);

    /// <summary>Reads a RectangleF: 16 bytes.</summary>
    /// <returns>The value.</returns>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public System.Drawing.RectangleF ReadRectangleF() => Take(16).ReadRectangleF(0);
}
