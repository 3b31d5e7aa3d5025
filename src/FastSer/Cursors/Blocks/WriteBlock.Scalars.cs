// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer;

public readonly ref partial struct WriteBlock
{
    /// <summary>Writes a Boolean: 1 byte at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteBoolean(int offset, bool value) => ScalarCode.Put(ref At(offset, 1), value);

    /// <summary>Writes a Byte: 1 byte at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteByte(int offset, byte value) => Unaligned.Store(ref At(offset, 1), value);

    /// <summary>Writes a SByte: 1 byte at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteSByte(int offset, sbyte value) => Unaligned.Store(ref At(offset, 1), value);

    /// <summary>Writes an Int16: 2 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteInt16(int offset, short value) => Unaligned.Store(ref At(offset, 2), value);

    /// <summary>Writes a UInt16: 2 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteUInt16(int offset, ushort value) => Unaligned.Store(ref At(offset, 2), value);

    /// <summary>Writes a Char: 2 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteChar(int offset, char value) => Unaligned.Store(ref At(offset, 2), value);

    /// <summary>Writes a Half: 2 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteHalf(int offset, Half value) => Unaligned.Store(ref At(offset, 2), value);

    /// <summary>Writes an Int32: 4 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteInt32(int offset, int value) => Unaligned.Store(ref At(offset, 4), value);

    /// <summary>Writes a UInt32: 4 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteUInt32(int offset, uint value) => Unaligned.Store(ref At(offset, 4), value);

    /// <summary>Writes a Single: 4 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteSingle(int offset, float value) => Unaligned.Store(ref At(offset, 4), value);

    /// <summary>Writes an Int64: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteInt64(int offset, long value) => Unaligned.Store(ref At(offset, 8), value);

    /// <summary>Writes a UInt64: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteUInt64(int offset, ulong value) => Unaligned.Store(ref At(offset, 8), value);

    /// <summary>Writes a Double: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteDouble(int offset, double value) => Unaligned.Store(ref At(offset, 8), value);

    /// <summary>Writes an IntPtr: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteIntPtr(int offset, nint value) => ScalarCode.Put(ref At(offset, 8), value);

    /// <summary>Writes a UIntPtr: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteUIntPtr(int offset, nuint value) => ScalarCode.Put(ref At(offset, 8), value);

    /// <summary>Writes an Int128: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteInt128(int offset, Int128 value) => Unaligned.Store(ref At(offset, 16), value);

    /// <summary>Writes a UInt128: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteUInt128(int offset, UInt128 value) => Unaligned.Store(ref At(offset, 16), value);

    /// <summary>Writes a Decimal: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteDecimal(int offset, decimal value) => Unaligned.Store(ref At(offset, 16), value);

    /// <summary>Writes a Rune: 4 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteRune(int offset, Rune value) => Unaligned.Store(ref At(offset, 4), value);

    /// <summary>Writes a Guid: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteGuid(int offset, Guid value) => Unaligned.Store(ref At(offset, 16), value);

    /// <summary>Writes a DateTime: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteDateTime(int offset, DateTime value) => Unaligned.Store(ref At(offset, 8), value);

    /// <summary>Writes a DateTimeOffset: 10 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteDateTimeOffset(int offset, DateTimeOffset value) => ScalarCode.Put(ref At(offset, 10), value);

    /// <summary>Writes a DateOnly: 4 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteDateOnly(int offset, DateOnly value) => Unaligned.Store(ref At(offset, 4), value);

    /// <summary>Writes a TimeOnly: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteTimeOnly(int offset, TimeOnly value) => Unaligned.Store(ref At(offset, 8), value);

    /// <summary>Writes a TimeSpan: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteTimeSpan(int offset, TimeSpan value) => Unaligned.Store(ref At(offset, 8), value);

    /// <summary>Writes a Complex: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteComplex(int offset, Complex value) => Unaligned.Store(ref At(offset, 16), value);

    /// <summary>Writes a Vector2: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteVector2(int offset, Vector2 value) => Unaligned.Store(ref At(offset, 8), value);

    /// <summary>Writes a Vector3: 12 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteVector3(int offset, Vector3 value) => Unaligned.Store(ref At(offset, 12), value);

    /// <summary>Writes a Vector4: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteVector4(int offset, Vector4 value) => Unaligned.Store(ref At(offset, 16), value);

    /// <summary>Writes a Quaternion: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteQuaternion(int offset, Quaternion value) => Unaligned.Store(ref At(offset, 16), value);

    /// <summary>Writes a Plane: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WritePlane(int offset, Plane value) => Unaligned.Store(ref At(offset, 16), value);

    /// <summary>Writes a Matrix4x4: 64 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteMatrix4x4(int offset, Matrix4x4 value) => Unaligned.Store(ref At(offset, 64), value);

    /// <summary>Writes an Index: 4 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteIndex(int offset, Index value) => Unaligned.Store(ref At(offset, 4), value);

    /// <summary>Writes a Range: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteRange(int offset, Range value) => Unaligned.Store(ref At(offset, 8), value);

    /// <summary>Writes a Matrix3x2: 24 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteMatrix3x2(int offset, Matrix3x2 value) => Unaligned.Store(ref At(offset, 24), value);

    /// <summary>Writes a Point: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WritePoint(int offset, System.Drawing.Point value) => Unaligned.Store(ref At(offset, 8), value);

    /// <summary>Writes a PointF: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WritePointF(int offset, System.Drawing.PointF value) => Unaligned.Store(ref At(offset, 8), value);

    /// <summary>Writes a Size: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteSize(int offset, System.Drawing.Size value) => Unaligned.Store(ref At(offset, 8), value);

    /// <summary>Writes a SizeF: 8 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteSizeF(int offset, System.Drawing.SizeF value) => Unaligned.Store(ref At(offset, 8), value);

    /// <summary>Writes a Rectangle: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteRectangle(int offset, System.Drawing.Rectangle value) => Unaligned.Store(ref At(offset, 16), value);

    /// <summary>Writes a RectangleF: 16 bytes at <paramref name="offset"/>.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteRectangleF(int offset, System.Drawing.RectangleF value) => Unaligned.Store(ref At(offset, 16), value);
}
