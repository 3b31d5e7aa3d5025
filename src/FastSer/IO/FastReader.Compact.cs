using System.Runtime.CompilerServices;

namespace FastSer;

// Objects of the Compact format, and its values that stand on their own (docs/format.md, lone values).
public ref partial struct FastReader
{
    /// <summary>Reads null, if that is what comes next: the byte 0.</summary>
    /// <returns>Whether it was null; if not, nothing was read.</returns>
    /// <exception cref="FastSerException">The input has ended.</exception>
    [MethodImpl(Jit.Inline)]
    public bool ReadNull()
    {
        ref var cursor = ref _cursor;
        if (Guard.Enabled && !Unsafe.IsAddressLessThan(ref cursor, ref _limit))
        {
            Throw.Truncated();
        }

        if (cursor != 0)
        {
            return false;
        }

        _cursor = ref Raw.At(ref cursor, 1);
        return true;
    }

    /// <summary>Begins an object that is not null: its control bit 0 must be set.</summary>
    /// <param name="controlSize">The number of control bytes.</param>
    /// <param name="unusedBits">Those of the first 64 control bits that must be 0.</param>
    /// <returns>The reader of its Booleans and integers, to be given to <see cref="EndCompact"/>.</returns>
    /// <exception cref="FastSerException">The control bytes are not there, or not those of an object.</exception>
    [MethodImpl(Jit.Inline)]
    public readonly CompactReader BeginCompactObject(int controlSize, ulong unusedBits) =>
        BeginCompact(controlSize, unusedBits | 1, expected: 1);

    /// <summary>Begins a struct.</summary>
    /// <param name="controlSize">The number of control bytes.</param>
    /// <param name="unusedBits">Those of the first 64 control bits that must be 0.</param>
    /// <returns>The reader of its Booleans and integers, to be given to <see cref="EndCompact"/>.</returns>
    /// <exception cref="FastSerException">The control bytes are not there, or not those of a struct.</exception>
    [MethodImpl(Jit.Inline)]
    public readonly CompactReader BeginCompactStruct(int controlSize, ulong unusedBits) =>
        BeginCompact(controlSize, unusedBits, expected: 0);

    /// <summary>Moves behind the integers of an object.</summary>
    /// <param name="body">The reader that has read them all.</param>
    [MethodImpl(Jit.Inline)]
    public void EndCompact(CompactReader body) => _cursor = ref body.Cursor;

    /// <summary>Reads a lone Int16 of the Compact format.</summary>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    [MethodImpl(Jit.Inline)]
    public short ReadCompactInt16() => ZigZag.Decode((ushort)ReadPrefix(ushort.MaxValue));

    /// <summary>Reads a lone UInt16 of the Compact format.</summary>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    [MethodImpl(Jit.Inline)]
    public ushort ReadCompactUInt16() => (ushort)ReadPrefix(ushort.MaxValue);

    /// <summary>Reads a lone Char of the Compact format.</summary>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    [MethodImpl(Jit.Inline)]
    public char ReadCompactChar() => (char)ReadPrefix(char.MaxValue);

    /// <summary>Reads a lone Int32 of the Compact format.</summary>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    [MethodImpl(Jit.Inline)]
    public int ReadCompactInt32() => ZigZag.Decode((uint)ReadPrefix(uint.MaxValue));

    /// <summary>Reads a lone UInt32 of the Compact format.</summary>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    [MethodImpl(Jit.Inline)]
    public uint ReadCompactUInt32() => (uint)ReadPrefix(uint.MaxValue);

    /// <summary>Reads a lone Int64 of the Compact format.</summary>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    [MethodImpl(Jit.Inline)]
    public long ReadCompactInt64() => ZigZag.Decode(ReadPrefix(ulong.MaxValue));

    /// <summary>Reads a lone UInt64 of the Compact format.</summary>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    [MethodImpl(Jit.Inline)]
    public ulong ReadCompactUInt64() => ReadPrefix(ulong.MaxValue);

    /// <summary>Reads a lone IntPtr of the Compact format.</summary>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value that this process can hold.</exception>
    [MethodImpl(Jit.Inline)]
    public nint ReadCompactIntPtr() =>
        (nint)ZigZag.Decode(ReadPrefix(nint.Size == sizeof(int) ? uint.MaxValue : ulong.MaxValue));

    /// <summary>Reads a lone UIntPtr of the Compact format.</summary>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value that this process can hold.</exception>
    [MethodImpl(Jit.Inline)]
    public nuint ReadCompactUIntPtr() => (nuint)ReadPrefix(nuint.MaxValue);

    /// <summary>Reads a lone Decimal of the Compact format.</summary>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    public decimal ReadCompactDecimal()
    {
        var body = BeginCompactStruct(controlSize: 1, unusedBits: 0xC0);
        var value = body.ReadDecimal(0);
        EndCompact(body);
        return value;
    }

    /// <summary>Reads a string of the Compact format, or null.</summary>
    /// <returns>The string or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a string.</exception>
    [MethodImpl(Jit.Inline)]
    public string? ReadCompactString()
    {
        ref var cursor = ref _cursor;
        var left = Raw.Distance(ref cursor, ref _limit);
        if (Guard.Enabled && left < 1)
        {
            Throw.Truncated();
        }

        uint header = cursor;
        var length = header >> 1;
        if (StringCode.IsShort(header) && (!Guard.Enabled || (nint)length < left))
        {
            _cursor = ref Raw.At(ref cursor, (nint)length + 1);
            return StringCode.GetShort(ref Raw.At(ref cursor, 1), length);
        }

        return ReadLongCompactString(header);
    }

    [MethodImpl(Jit.Inline)]
    private readonly CompactReader BeginCompact(int controlSize, ulong checkedBits, ulong expected)
    {
        if (Guard.Enabled && Raw.Distance(ref _cursor, ref _limit) < controlSize)
        {
            Throw.Truncated();
        }

        var body = new CompactReader(ref _cursor, controlSize, ref _limit);
        body.Begin(0, Math.Min(controlSize, sizeof(ulong)), checkedBits, expected);
        return body;
    }

    /// <summary>One byte inline, which is most of what there is to read.</summary>
    [MethodImpl(Jit.Inline)]
    private ulong ReadPrefix(ulong maximum)
    {
        ref var cursor = ref _cursor;
        if (Guard.Enabled && !Unsafe.IsAddressLessThan(ref cursor, ref _limit))
        {
            Throw.Truncated();
        }

        uint first = cursor;
        if ((first & 1) == 0)
        {
            return ReadLongPrefix(maximum);
        }

        _cursor = ref Raw.At(ref cursor, 1);
        return first >> 1;
    }

    [MethodImpl(Jit.Cold)]
    private ulong ReadLongPrefix(ulong maximum)
    {
        ref var cursor = ref _cursor;
        var left = Raw.Distance(ref cursor, ref _limit);
        var size = PrefixCode.SizeOf(cursor);
        if (Guard.Enabled && size > left)
        {
            Throw.Truncated();
        }

        var value = size < sizeof(ulong) && left >= sizeof(ulong)
            ? ControlCode.Keep(Raw.Load<ulong>(ref cursor), size) >> size
            : PrefixCode.Get(ref cursor, size);
        if (Guard.Enabled && PrefixCode.SizeOf(value) != size)
        {
            Throw.InvalidLength();
        }

        if (Guard.Enabled && value > maximum)
        {
            Throw.InvalidValue();
        }

        _cursor = ref Raw.At(ref cursor, size);
        return value;
    }

    /// <summary>Null, "", more than 16 characters, characters above U+00FF, and every faulty string.</summary>
    [MethodImpl(Jit.Cold)]
    private string? ReadLongCompactString(uint header)
    {
        ref var cursor = ref _cursor;
        if (header == StringCode.Null)
        {
            _cursor = ref Raw.At(ref cursor, 1);
            return null;
        }

        ref var payload = ref Raw.At(ref cursor, 1);
        if (header == LengthCode.LongForm)
        {
            header = PeekLongLength();
            payload = ref Raw.At(ref cursor, LengthCode.MaxSize);
        }

        var isWide = (header & 1) != 0;
        if (header >> (isWide ? 2 : 1) > StringCode.MaxLength)
        {
            Throw.InvalidLength();
        }

        var size = (nint)CompactStringCode.PayloadSize(header);
        if (Guard.Enabled && size > Raw.Distance(ref payload, ref _limit))
        {
            Throw.Truncated();
        }

        var value = isWide ? CompactStringCode.GetWide(ref payload, header) : StringCode.GetAny(ref payload, header);
        _cursor = ref Raw.At(ref payload, size);
        return value;
    }
}
