// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using System.ComponentModel;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer;

public ref partial struct FastWriter
{
    /// <summary>Writes a Boolean: 1 byte.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteBoolean(bool value)
    {
        var block = Reserve(1);
        block.WriteBoolean(0, value);
        Commit(block.Advance(1));
    }

    /// <summary>Writes a Byte: 1 byte.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteByte(byte value)
    {
        var block = Reserve(1);
        block.WriteByte(0, value);
        Commit(block.Advance(1));
    }

    /// <summary>Writes a SByte: 1 byte.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteSByte(sbyte value)
    {
        var block = Reserve(1);
        block.WriteSByte(0, value);
        Commit(block.Advance(1));
    }

    /// <summary>Writes an Int16: 2 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteInt16(short value)
    {
        var block = Reserve(2);
        block.WriteInt16(0, value);
        Commit(block.Advance(2));
    }

    /// <summary>Writes a UInt16: 2 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteUInt16(ushort value)
    {
        var block = Reserve(2);
        block.WriteUInt16(0, value);
        Commit(block.Advance(2));
    }

    /// <summary>Writes a Char: 2 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteChar(char value)
    {
        var block = Reserve(2);
        block.WriteChar(0, value);
        Commit(block.Advance(2));
    }

    /// <summary>Writes a Half: 2 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteHalf(Half value)
    {
        var block = Reserve(2);
        block.WriteHalf(0, value);
        Commit(block.Advance(2));
    }

    /// <summary>Writes an Int32: 4 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteInt32(int value)
    {
        var block = Reserve(4);
        block.WriteInt32(0, value);
        Commit(block.Advance(4));
    }

    /// <summary>Writes a UInt32: 4 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteUInt32(uint value)
    {
        var block = Reserve(4);
        block.WriteUInt32(0, value);
        Commit(block.Advance(4));
    }

    /// <summary>Writes a Single: 4 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteSingle(float value)
    {
        var block = Reserve(4);
        block.WriteSingle(0, value);
        Commit(block.Advance(4));
    }

    /// <summary>Writes an Int64: 8 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteInt64(long value)
    {
        var block = Reserve(8);
        block.WriteInt64(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes a UInt64: 8 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteUInt64(ulong value)
    {
        var block = Reserve(8);
        block.WriteUInt64(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes a Double: 8 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteDouble(double value)
    {
        var block = Reserve(8);
        block.WriteDouble(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes an IntPtr: 8 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteIntPtr(nint value)
    {
        var block = Reserve(8);
        block.WriteIntPtr(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes a UIntPtr: 8 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteUIntPtr(nuint value)
    {
        var block = Reserve(8);
        block.WriteUIntPtr(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes an Int128: 16 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteInt128(Int128 value)
    {
        var block = Reserve(16);
        block.WriteInt128(0, value);
        Commit(block.Advance(16));
    }

    /// <summary>Writes a UInt128: 16 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteUInt128(UInt128 value)
    {
        var block = Reserve(16);
        block.WriteUInt128(0, value);
        Commit(block.Advance(16));
    }

    /// <summary>Writes a Decimal: 16 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteDecimal(decimal value)
    {
        var block = Reserve(16);
        block.WriteDecimal(0, value);
        Commit(block.Advance(16));
    }

    /// <summary>Writes a Rune: 4 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteRune(Rune value)
    {
        var block = Reserve(4);
        block.WriteRune(0, value);
        Commit(block.Advance(4));
    }

    /// <summary>Writes a Guid: 16 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteGuid(Guid value)
    {
        var block = Reserve(16);
        block.WriteGuid(0, value);
        Commit(block.Advance(16));
    }

    /// <summary>Writes a DateTime: 8 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteDateTime(DateTime value)
    {
        var block = Reserve(8);
        block.WriteDateTime(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes a DateTimeOffset: 10 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteDateTimeOffset(DateTimeOffset value)
    {
        var block = Reserve(10);
        block.WriteDateTimeOffset(0, value);
        Commit(block.Advance(10));
    }

    /// <summary>Writes a DateOnly: 4 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteDateOnly(DateOnly value)
    {
        var block = Reserve(4);
        block.WriteDateOnly(0, value);
        Commit(block.Advance(4));
    }

    /// <summary>Writes a TimeOnly: 8 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteTimeOnly(TimeOnly value)
    {
        var block = Reserve(8);
        block.WriteTimeOnly(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes a TimeSpan: 8 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteTimeSpan(TimeSpan value)
    {
        var block = Reserve(8);
        block.WriteTimeSpan(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes a Complex: 16 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteComplex(Complex value)
    {
        var block = Reserve(16);
        block.WriteComplex(0, value);
        Commit(block.Advance(16));
    }

    /// <summary>Writes a Vector2: 8 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteVector2(Vector2 value)
    {
        var block = Reserve(8);
        block.WriteVector2(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes a Vector3: 12 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteVector3(Vector3 value)
    {
        var block = Reserve(12);
        block.WriteVector3(0, value);
        Commit(block.Advance(12));
    }

    /// <summary>Writes a Vector4: 16 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteVector4(Vector4 value)
    {
        var block = Reserve(16);
        block.WriteVector4(0, value);
        Commit(block.Advance(16));
    }

    /// <summary>Writes a Quaternion: 16 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteQuaternion(Quaternion value)
    {
        var block = Reserve(16);
        block.WriteQuaternion(0, value);
        Commit(block.Advance(16));
    }

    /// <summary>Writes a Plane: 16 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WritePlane(Plane value)
    {
        var block = Reserve(16);
        block.WritePlane(0, value);
        Commit(block.Advance(16));
    }

    /// <summary>Writes a Matrix4x4: 64 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteMatrix4x4(Matrix4x4 value)
    {
        var block = Reserve(64);
        block.WriteMatrix4x4(0, value);
        Commit(block.Advance(64));
    }

    /// <summary>Writes an Index: 4 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteIndex(Index value)
    {
        var block = Reserve(4);
        block.WriteIndex(0, value);
        Commit(block.Advance(4));
    }

    /// <summary>Writes a Range: 8 bytes.</summary>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteRange(Range value)
    {
        var block = Reserve(8);
        block.WriteRange(0, value);
        Commit(block.Advance(8));
    }
}
