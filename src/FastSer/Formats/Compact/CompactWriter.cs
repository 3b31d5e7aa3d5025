using System.Runtime.CompilerServices;

namespace FastSer;

/// <summary>
/// Writes the control bits and the integers of an object in the Compact format (docs/wire-format.md, control bits). Control bits
/// are collected in a local and stored once; integers are stored whole and the next one begins behind their last byte that
/// is needed, so nothing loops and nothing branches.
/// </summary>
/// <remarks>
/// Made by <see cref="WriteBlock.BeginCompact"/>. The block must have room for the control bytes and for every integer at
/// its largest.
/// </remarks>
public ref struct CompactWriter
{
    private WriteBlock _control;
    private WriteBlock _end;
    private ulong _bits;

    [MethodImpl(Jit.Inline)]
    internal CompactWriter(WriteBlock control, int controlSize)
    {
        _control = control;
        _end = control.Advance(controlSize);
    }

    /// <summary>Sets control bit 0: the object is not null.</summary>
    [MethodImpl(Jit.Inline)]
    public void WritePresent() => _bits |= 1;

    /// <summary>Writes a Boolean: one control bit.</summary>
    /// <param name="bit">Its place.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteBoolean(int bit, bool value) => _bits |= (value ? 1UL : 0UL) << bit;

    /// <summary>Writes an Int16: two control bits, and 0, 1 or 2 bytes.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteInt16(int bit, short value) => WriteUInt16(bit, ZigZag.Encode(value));

    /// <summary>Writes a Char: two control bits, and 0, 1 or 2 bytes.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteChar(int bit, char value) => WriteUInt16(bit, value);

    /// <summary>Writes a UInt16: two control bits, and 0, 1 or 2 bytes.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteUInt16(int bit, ushort value)
    {
        var code = ControlCode.Of((uint)value);
        _bits |= (ulong)code << bit;
        _end.WriteUInt16(0, value);
        _end = _end.Advance((int)code);
    }

    /// <summary>Writes an Int32: two control bits, and 0, 1, 2 or 4 bytes.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteInt32(int bit, int value) => WriteUInt32(bit, ZigZag.Encode(value));

    /// <summary>Writes a UInt32: two control bits, and 0, 1, 2 or 4 bytes.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteUInt32(int bit, uint value)
    {
        var code = ControlCode.Of(value);
        _bits |= (ulong)code << bit;
        _end.WriteUInt32(0, value);
        _end = _end.Advance(ControlCode.SizeOf(code));
    }

    /// <summary>Writes an Int64: four control bits, and 0 to 8 bytes.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteInt64(int bit, long value) => WriteUInt64(bit, ZigZag.Encode(value));

    /// <summary>Writes a UInt64: four control bits, and 0 to 8 bytes.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteUInt64(int bit, ulong value)
    {
        var size = ControlCode.Of(value);
        _bits |= (ulong)size << bit;
        _end.WriteUInt64(0, value);
        _end = _end.Advance((int)size);
    }

    /// <summary>Writes an IntPtr as an Int64.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteIntPtr(int bit, nint value) => WriteInt64(bit, value);

    /// <summary>Writes a UIntPtr as a UInt64.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteUIntPtr(int bit, nuint value) => WriteUInt64(bit, value);

    /// <summary>Writes a Decimal: two control bits for each of its three words, their bytes, and a byte of scale and sign.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteDecimal(int bit, decimal value)
    {
        var low = DecimalCode.Low(in value);
        WriteUInt32(bit, (uint)low);
        WriteUInt32(bit + 2, (uint)(low >> 32));
        WriteUInt32(bit + 4, DecimalCode.High(in value));
        _end.WriteByte(0, DecimalCode.Flags(in value));
        _end = _end.Advance(1);
    }

    /// <summary>Stores 64 control bits and starts with the next ones: for objects that have more.</summary>
    [MethodImpl(Jit.Inline)]
    public void NextControl()
    {
        _control.WriteUInt64(0, _bits);
        _control = _control.Advance(sizeof(ulong));
        _bits = 0;
    }

    /// <summary>Stores the control bits.</summary>
    /// <param name="controlSize">The bytes of the control bits, without those that <see cref="NextControl"/> has stored.</param>
    /// <returns>The block behind the integers.</returns>
    [MethodImpl(Jit.Inline)]
    public readonly WriteBlock End(int controlSize)
    {
        switch (controlSize)
        {
            case 1:
                _control.WriteByte(0, (byte)_bits);
                break;
            case 2:
                _control.WriteUInt16(0, (ushort)_bits);
                break;
            case 3:
                _control.WriteUInt16(0, (ushort)_bits);
                _control.WriteByte(2, (byte)(_bits >> 16));
                break;
            case 4:
                _control.WriteUInt32(0, (uint)_bits);
                break;
            case < 8:
                // The two stores overlap where the size is not 8.
                _control.WriteUInt32(0, (uint)_bits);
                _control.WriteUInt32(controlSize - 4, (uint)(_bits >> ((controlSize - 4) * 8)));
                break;
            default:
                _control.WriteUInt64(0, _bits);
                break;
        }

        return _end;
    }
}
