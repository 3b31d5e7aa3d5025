// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer;

public readonly ref partial struct ReadBlock
{
    /// <summary>Reads a Boolean: 1 byte at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">No such value has these bytes.</exception>
    [MethodImpl(Jit.Inline)]
    public bool ReadBoolean(int offset) => ScalarCode.Get<bool>(ref At(offset, 1));

    /// <summary>Reads a Byte: 1 byte at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public byte ReadByte(int offset) => Unaligned.Load<byte>(ref At(offset, 1));

    /// <summary>Reads a SByte: 1 byte at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public sbyte ReadSByte(int offset) => Unaligned.Load<sbyte>(ref At(offset, 1));

    /// <summary>Reads an Int16: 2 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public short ReadInt16(int offset) => Unaligned.Load<short>(ref At(offset, 2));

    /// <summary>Reads a UInt16: 2 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public ushort ReadUInt16(int offset) => Unaligned.Load<ushort>(ref At(offset, 2));

    /// <summary>Reads a Char: 2 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public char ReadChar(int offset) => Unaligned.Load<char>(ref At(offset, 2));

    /// <summary>Reads a Half: 2 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Half ReadHalf(int offset) => Unaligned.Load<Half>(ref At(offset, 2));

    /// <summary>Reads an Int32: 4 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public int ReadInt32(int offset) => Unaligned.Load<int>(ref At(offset, 4));

    /// <summary>Reads a UInt32: 4 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public uint ReadUInt32(int offset) => Unaligned.Load<uint>(ref At(offset, 4));

    /// <summary>Reads a Single: 4 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public float ReadSingle(int offset) => Unaligned.Load<float>(ref At(offset, 4));

    /// <summary>Reads an Int64: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public long ReadInt64(int offset) => Unaligned.Load<long>(ref At(offset, 8));

    /// <summary>Reads a UInt64: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public ulong ReadUInt64(int offset) => Unaligned.Load<ulong>(ref At(offset, 8));

    /// <summary>Reads a Double: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public double ReadDouble(int offset) => Unaligned.Load<double>(ref At(offset, 8));

    /// <summary>Reads an IntPtr: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">No such value has these bytes.</exception>
    [MethodImpl(Jit.Inline)]
    public nint ReadIntPtr(int offset) => ScalarCode.Get<nint>(ref At(offset, 8));

    /// <summary>Reads a UIntPtr: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">No such value has these bytes.</exception>
    [MethodImpl(Jit.Inline)]
    public nuint ReadUIntPtr(int offset) => ScalarCode.Get<nuint>(ref At(offset, 8));

    /// <summary>Reads an Int128: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Int128 ReadInt128(int offset) => Unaligned.Load<Int128>(ref At(offset, 16));

    /// <summary>Reads a UInt128: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public UInt128 ReadUInt128(int offset) => Unaligned.Load<UInt128>(ref At(offset, 16));

    /// <summary>Reads a Decimal: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">No such value has these bytes.</exception>
    [MethodImpl(Jit.Inline)]
    public decimal ReadDecimal(int offset) => ScalarCode.Get<decimal>(ref At(offset, 16));

    /// <summary>Reads a Rune: 4 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">No such value has these bytes.</exception>
    [MethodImpl(Jit.Inline)]
    public Rune ReadRune(int offset) => ScalarCode.Get<Rune>(ref At(offset, 4));

    /// <summary>Reads a Guid: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Guid ReadGuid(int offset) => Unaligned.Load<Guid>(ref At(offset, 16));

    /// <summary>Reads a DateTime: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">No such value has these bytes.</exception>
    [MethodImpl(Jit.Inline)]
    public DateTime ReadDateTime(int offset) => ScalarCode.Get<DateTime>(ref At(offset, 8));

    /// <summary>Reads a DateTimeOffset: 10 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">No such value has these bytes.</exception>
    [MethodImpl(Jit.Inline)]
    public DateTimeOffset ReadDateTimeOffset(int offset) => ScalarCode.Get<DateTimeOffset>(ref At(offset, 10));

    /// <summary>Reads a DateOnly: 4 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">No such value has these bytes.</exception>
    [MethodImpl(Jit.Inline)]
    public DateOnly ReadDateOnly(int offset) => ScalarCode.Get<DateOnly>(ref At(offset, 4));

    /// <summary>Reads a TimeOnly: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">No such value has these bytes.</exception>
    [MethodImpl(Jit.Inline)]
    public TimeOnly ReadTimeOnly(int offset) => ScalarCode.Get<TimeOnly>(ref At(offset, 8));

    /// <summary>Reads a TimeSpan: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public TimeSpan ReadTimeSpan(int offset) => Unaligned.Load<TimeSpan>(ref At(offset, 8));

    /// <summary>Reads a Complex: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Complex ReadComplex(int offset) => Unaligned.Load<Complex>(ref At(offset, 16));

    /// <summary>Reads a Vector2: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Vector2 ReadVector2(int offset) => Unaligned.Load<Vector2>(ref At(offset, 8));

    /// <summary>Reads a Vector3: 12 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Vector3 ReadVector3(int offset) => Unaligned.Load<Vector3>(ref At(offset, 12));

    /// <summary>Reads a Vector4: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Vector4 ReadVector4(int offset) => Unaligned.Load<Vector4>(ref At(offset, 16));

    /// <summary>Reads a Quaternion: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Quaternion ReadQuaternion(int offset) => Unaligned.Load<Quaternion>(ref At(offset, 16));

    /// <summary>Reads a Plane: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Plane ReadPlane(int offset) => Unaligned.Load<Plane>(ref At(offset, 16));

    /// <summary>Reads a Matrix4x4: 64 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Matrix4x4 ReadMatrix4x4(int offset) => Unaligned.Load<Matrix4x4>(ref At(offset, 64));

    /// <summary>Reads an Index: 4 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Index ReadIndex(int offset) => Unaligned.Load<Index>(ref At(offset, 4));

    /// <summary>Reads a Range: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Range ReadRange(int offset) => Unaligned.Load<Range>(ref At(offset, 8));

    /// <summary>Reads a Matrix3x2: 24 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public Matrix3x2 ReadMatrix3x2(int offset) => Unaligned.Load<Matrix3x2>(ref At(offset, 24));

    /// <summary>Reads a Point: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public System.Drawing.Point ReadPoint(int offset) => Unaligned.Load<System.Drawing.Point>(ref At(offset, 8));

    /// <summary>Reads a PointF: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public System.Drawing.PointF ReadPointF(int offset) => Unaligned.Load<System.Drawing.PointF>(ref At(offset, 8));

    /// <summary>Reads a Size: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public System.Drawing.Size ReadSize(int offset) => Unaligned.Load<System.Drawing.Size>(ref At(offset, 8));

    /// <summary>Reads a SizeF: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public System.Drawing.SizeF ReadSizeF(int offset) => Unaligned.Load<System.Drawing.SizeF>(ref At(offset, 8));

    /// <summary>Reads a Rectangle: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public System.Drawing.Rectangle ReadRectangle(int offset) => Unaligned.Load<System.Drawing.Rectangle>(ref At(offset, 16));

    /// <summary>Reads a RectangleF: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public System.Drawing.RectangleF ReadRectangleF(int offset) => Unaligned.Load<System.Drawing.RectangleF>(ref At(offset, 16));
}
