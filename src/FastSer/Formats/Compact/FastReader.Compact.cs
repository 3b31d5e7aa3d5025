using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer;

// Objects of the Compact format, and its values that stand on their own (docs/wire-format.md, lone values).
public ref partial struct FastReader
{
    /// <summary>Reads null, the byte 0, if it is at the cursor. If this returns false, nothing was read.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public bool ReadNull()
    {
        ref var cursor = ref _cursor;
        if (InputChecks.Enabled && !Unsafe.IsAddressLessThan(ref cursor, ref _limit))
        {
            cursor = ref Fetch(1);
        }

        if (cursor != 0)
        {
            return false;
        }

        _cursor = ref Unaligned.At(ref cursor, 1);
        return true;
    }

    /// <summary>Begins an object that is not null: its control bit 0 must be set. The reader that this returns is passed to <see cref="EndCompact"/>.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public CompactReader BeginCompactObject(int controlSize, int maxSize, ulong unusedBits) =>
        BeginCompact(controlSize, maxSize, unusedBits | 1, expected: 1);

    /// <summary>Begins a struct. The reader that this returns is passed to <see cref="EndCompact"/>.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public CompactReader BeginCompactStruct(int controlSize, int maxSize, ulong unusedBits) =>
        BeginCompact(controlSize, maxSize, unusedBits, expected: 0);

    /// <summary>Moves behind the integers of an object.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void EndCompact(CompactReader body) => _cursor = ref body.Cursor;

    /// <summary>Reads a lone Int16 of the Compact format.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public short ReadCompactInt16() => ZigZag.Decode((ushort)ReadPrefix(ushort.MaxValue));

    /// <summary>Reads a lone UInt16 of the Compact format.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public ushort ReadCompactUInt16() => (ushort)ReadPrefix(ushort.MaxValue);

    /// <summary>Reads a lone Char of the Compact format.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public char ReadCompactChar() => (char)ReadPrefix(char.MaxValue);

    /// <summary>Reads a lone Int32 of the Compact format.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public int ReadCompactInt32() => ZigZag.Decode((uint)ReadPrefix(uint.MaxValue));

    /// <summary>Reads a lone UInt32 of the Compact format.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public uint ReadCompactUInt32() => (uint)ReadPrefix(uint.MaxValue);

    /// <summary>Reads a lone Int64 of the Compact format.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public long ReadCompactInt64() => ZigZag.Decode(ReadPrefix(ulong.MaxValue));

    /// <summary>Reads a lone UInt64 of the Compact format.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public ulong ReadCompactUInt64() => ReadPrefix(ulong.MaxValue);

    /// <summary>Reads a lone IntPtr of the Compact format.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public nint ReadCompactIntPtr() =>
        (nint)ZigZag.Decode(ReadPrefix(nint.Size == sizeof(int) ? uint.MaxValue : ulong.MaxValue));

    /// <summary>Reads a lone UIntPtr of the Compact format.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public nuint ReadCompactUIntPtr() => (nuint)ReadPrefix(nuint.MaxValue);

    /// <summary>Reads a lone Decimal of the Compact format.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public decimal ReadCompactDecimal()
    {
        var body = BeginCompactStruct(controlSize: 1, maxSize: 14, unusedBits: 0xC0);
        var value = body.ReadDecimal(0);
        EndCompact(body);
        return value;
    }

    /// <summary>Reads a string of the Compact format, or null.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public string? ReadCompactString()
    {
        ref var cursor = ref _cursor;
        var left = Unaligned.Distance(ref cursor, ref _limit);
        if (InputChecks.Enabled && left < 1)
        {
            cursor = ref Fetch(1);
            left = Unaligned.Distance(ref cursor, ref _limit);
        }

        uint header = cursor;
        var length = header >> 1;
        if (StringCode.IsShort(header, _inlineHeaders) && (!InputChecks.Enabled || (nint)length < left))
        {
            _cursor = ref Unaligned.At(ref cursor, (nint)length + 1);
            return StringCode.GetShort(ref Unaligned.At(ref cursor, 1), length);
        }

        return ReadLongCompactString(header);
    }

    [MethodImpl(Jit.Inline)]
    private CompactReader BeginCompact(int controlSize, int maxSize, ulong checkedBits, ulong expected)
    {
        if (InputChecks.Enabled && Unaligned.Distance(ref _cursor, ref _limit) < maxSize)
        {
            FetchControl(controlSize, maxSize);
        }

        var body = new CompactReader(ref _cursor, controlSize, ref _limit);
        body.Begin(0, Math.Min(controlSize, sizeof(ulong)), checkedBits, expected);
        return body;
    }

    /// <summary>Near the end of the input or the window: the integers may be shorter than they could be.</summary>
    [MethodImpl(Jit.NoInline)]
    private void FetchControl(int controlSize, int maxSize)
    {
        if (_window is not null)
        {
            FetchUpTo(maxSize);
        }

        if (Unaligned.Distance(ref _cursor, ref _limit) < controlSize)
        {
            Throw.Truncated();
        }
    }

    /// <summary>Brings up to the requested number of bytes into the window, if the input contains them.</summary>
    private void FetchUpTo(nint size)
    {
        ref var end = ref Unaligned.At(ref MemoryMarshal.GetReference(_window!.Filled), _window.Filled.Length);
        var kept = Unaligned.Distance(ref _limit, ref end);
        var there = (long)Unaligned.Distance(ref _cursor, ref end) + _window.Left - kept;
        Fetch(Math.Clamp(there, 0, size));
    }

    /// <summary>Reads one byte inline, because most values take one byte.</summary>
    [MethodImpl(Jit.Inline)]
    private ulong ReadPrefix(ulong maximum)
    {
        ref var cursor = ref _cursor;
        if (InputChecks.Enabled && !Unsafe.IsAddressLessThan(ref cursor, ref _limit))
        {
            cursor = ref Fetch(1);
        }

        uint first = cursor;
        if ((first & 1) == 0)
        {
            return ReadLongPrefix(maximum);
        }

        _cursor = ref Unaligned.At(ref cursor, 1);
        return first >> 1;
    }

    [MethodImpl(Jit.NoInline)]
    private ulong ReadLongPrefix(ulong maximum)
    {
        ref var cursor = ref _cursor;
        var size = PrefixCode.SizeOf(cursor);
        if (InputChecks.Enabled && size > Unaligned.Distance(ref cursor, ref _limit))
        {
            cursor = ref Fetch(size);
        }

        var left = Unaligned.Distance(ref cursor, ref _limit);

        var value = size < sizeof(ulong) && left >= sizeof(ulong)
            ? ControlCode.Keep(Unaligned.Load<ulong>(ref cursor), size) >> size
            : PrefixCode.Get(ref cursor, size);
        if (InputChecks.Enabled && PrefixCode.SizeOf(value) != size)
        {
            Throw.InvalidLength();
        }

        if (InputChecks.Enabled && value > maximum)
        {
            Throw.InvalidValue();
        }

        _cursor = ref Unaligned.At(ref cursor, size);
        return value;
    }

    /// <summary>Null, "", more than 16 characters, characters above U+00FF, and every faulty string.</summary>
    [MethodImpl(Jit.NoInline)]
    private string? ReadLongCompactString(uint header, bool isInterned = false)
    {
        var isPooled = isInterned ? _internedHeaders == StringCode.PooledInlineHeaders : _inlineHeaders == StringCode.PooledInlineHeaders;
        if (isPooled && (header & 1) == 0 && StringCode.IsPoolable(header))
        {
            return ReadPooledString(header);
        }

        ref var cursor = ref _cursor;
        if (header == StringCode.Null)
        {
            _cursor = ref Unaligned.At(ref cursor, 1);
            return null;
        }

        header = PeekLength(out var headerSize);
        var isWide = (header & 1) != 0;
        if (header >> (isWide ? 2 : 1) > StringCode.MaxLength)
        {
            Throw.InvalidLength();
        }

        var size = CompactStringCode.PayloadSize(header);
        ref var payload = ref Unaligned.At(ref _cursor, headerSize);
        if (InputChecks.Enabled && size > Unaligned.Distance(ref payload, ref _limit))
        {
            payload = ref Unaligned.At(ref Fetch(headerSize + size), headerSize);
        }

        var value = !isWide ? StringCode.GetAny(ref payload, header)
            : isPooled && CompactStringCode.IsPoolable(header) && IsLaneAwake() ? GetPooledCompact(ref payload, header)
            : CompactStringCode.GetWide(ref payload, header);
        _cursor = ref Unaligned.At(ref payload, (nint)size);
        return value;
    }
}
