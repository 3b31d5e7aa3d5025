using System.Runtime.CompilerServices;

namespace FastSer;

/// <summary>
/// Reads the control bits and the integers of an object in the Compact format (docs/wire-format.md, control bits). An integer is
/// one load and a mask where at least its largest form is unread; at the end of the input it is put together from the bytes
/// that are there.
/// </summary>
/// <remarks>Made by <see cref="FastReader.BeginCompactObject"/> and <see cref="FastReader.BeginCompactStruct"/>.</remarks>
public ref struct CompactReader
{
    private readonly ref byte _control;
    private readonly ref byte _limit;
    private ref byte _cursor;
    private ulong _bits;

    [MethodImpl(Jit.Inline)]
    internal CompactReader(ref byte control, int controlSize, ref byte limit)
    {
        _control = ref control;
        _limit = ref limit;
        _cursor = ref Unaligned.At(ref control, controlSize);
    }

    internal readonly ref byte Cursor
    {
        [MethodImpl(Jit.Inline)]
        get => ref _cursor;
    }

    /// <summary>Starts with the control bits at an offset: for objects that have more than 64.</summary>
    /// <param name="offset">Their offset in bytes; a multiple of 8.</param>
    /// <param name="size">The number of bytes; 8 unless they are the last ones.</param>
    /// <param name="unusedBits">The bits that must be 0.</param>
    /// <exception cref="FastSerException">One of them is not.</exception>
    [MethodImpl(Jit.Inline)]
    public void NextControl(int offset, int size, ulong unusedBits) => Begin(offset, size, unusedBits, expected: 0);

    [MethodImpl(Jit.Inline)]
    internal void Begin(int offset, int size, ulong checkedBits, ulong expected)
    {
        _bits = LoadControl(ref Unaligned.At(ref _control, offset), size);
        if (InputChecks.Enabled && (_bits & checkedBits) != expected)
        {
            Throw.InvalidPresence();
        }
    }

    /// <summary>Reads a Boolean.</summary>
    /// <param name="bit">Its control bit.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public readonly bool ReadBoolean(int bit) => ((_bits >> bit) & 1) != 0;

    /// <summary>Reads an Int16.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">Its bytes are not there, or more than it needs.</exception>
    [MethodImpl(Jit.Inline)]
    public short ReadInt16(int bit) => ZigZag.Decode(ReadUInt16(bit));

    /// <summary>Reads a Char.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">Its bytes are not there, or more than it needs.</exception>
    [MethodImpl(Jit.Inline)]
    public char ReadChar(int bit) => (char)ReadUInt16(bit);

    /// <summary>Reads a UInt16.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">Its bytes are not there, or more than it needs.</exception>
    [MethodImpl(Jit.Inline)]
    public ushort ReadUInt16(int bit)
    {
        // Two bits could announce four bytes: what two bytes hold never needs them, so that is refused below.
        var value = ReadUInt32(bit);
        if (InputChecks.Enabled && value > ushort.MaxValue)
        {
            Throw.InvalidLength();
        }

        return (ushort)value;
    }

    /// <summary>Reads an Int32.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">Its bytes are not there, or more than it needs.</exception>
    [MethodImpl(Jit.Inline)]
    public int ReadInt32(int bit) => ZigZag.Decode(ReadUInt32(bit));

    /// <summary>Reads a UInt32.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">Its bytes are not there, or more than it needs.</exception>
    [MethodImpl(Jit.Inline)]
    public uint ReadUInt32(int bit)
    {
        var code = (uint)(_bits >> bit) & 3;
        var size = ControlCode.SizeOf(code);
        var value = Unaligned.Distance(ref _cursor, ref _limit) >= sizeof(uint)
            ? Unaligned.Load<uint>(ref _cursor) & (uint)((1UL << (size * 8)) - 1)
            : (uint)LoadAtEnd(ref _cursor, ref _limit, size);
        if (InputChecks.Enabled && ControlCode.Of(value) != code)
        {
            Throw.InvalidLength();
        }

        _cursor = ref Unaligned.At(ref _cursor, size);
        return value;
    }

    /// <summary>Reads an Int64.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">Its bytes are not there, or more than it needs.</exception>
    [MethodImpl(Jit.Inline)]
    public long ReadInt64(int bit) => ZigZag.Decode(ReadUInt64(bit));

    /// <summary>Reads a UInt64.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">Its bytes are not there, or more than it needs.</exception>
    [MethodImpl(Jit.Inline)]
    public ulong ReadUInt64(int bit)
    {
        var size = (int)(_bits >> bit) & 15;
        var value = Unaligned.Distance(ref _cursor, ref _limit) >= sizeof(ulong)
            ? ControlCode.Keep(Unaligned.Load<ulong>(ref _cursor), size)
            : LoadAtEnd(ref _cursor, ref _limit, size);
        if (InputChecks.Enabled && ControlCode.Of(value) != size)
        {
            Throw.InvalidLength();
        }

        _cursor = ref Unaligned.At(ref _cursor, size);
        return value;
    }

    /// <summary>Reads an IntPtr.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">Its bytes are not there or more than it needs; this process has no such value.</exception>
    [MethodImpl(Jit.Inline)]
    public nint ReadIntPtr(int bit) => CheckedInteger.ToIntPtr(ReadInt64(bit));

    /// <summary>Reads a UIntPtr.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">Its bytes are not there or more than it needs; this process has no such value.</exception>
    [MethodImpl(Jit.Inline)]
    public nuint ReadUIntPtr(int bit) => CheckedInteger.ToUIntPtr(ReadUInt64(bit));

    /// <summary>Reads a Decimal.</summary>
    /// <param name="bit">The place of its control bits.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">Its bytes are not there, more than it needs, or no value has them.</exception>
    [MethodImpl(Jit.Inline)]
    public decimal ReadDecimal(int bit)
    {
        var low = ReadUInt32(bit);
        var middle = ReadUInt32(bit + 2);
        var high = ReadUInt32(bit + 4);
        if (InputChecks.Enabled && !Unsafe.IsAddressLessThan(ref _cursor, ref _limit))
        {
            Throw.Truncated();
        }

        var flags = _cursor;
        if (InputChecks.Enabled && !DecimalCode.AreValidFlags(flags))
        {
            Throw.InvalidValue();
        }

        _cursor = ref Unaligned.At(ref _cursor, 1);
        return DecimalCode.Create(low, middle, high, flags);
    }

    /// <summary>No byte behind the input is touched: the last few are loaded by their number.</summary>
    [MethodImpl(Jit.NoInline)]
    private static ulong LoadAtEnd(ref byte cursor, ref byte limit, int size)
    {
        if (size > sizeof(ulong))
        {
            Throw.InvalidLength();
        }

        if (size > Unaligned.Distance(ref cursor, ref limit))
        {
            Throw.Truncated();
        }

        return ShortLoad.UpTo8(ref cursor, size);
    }

    [MethodImpl(Jit.Inline)]
    private static ulong LoadControl(ref byte source, int size) => size switch
    {
        1 => source,
        2 => Unaligned.Load<ushort>(ref source),
        3 => Unaligned.Load<ushort>(ref source) | ((ulong)Unaligned.At(ref source, 2) << 16),
        4 => Unaligned.Load<uint>(ref source),
        < 8 => Unaligned.Load<uint>(ref source) | ((ulong)Unaligned.Load<uint>(ref source, size - 4) << ((size - 4) * 8)),
        _ => Unaligned.Load<ulong>(ref source),
    };
}
