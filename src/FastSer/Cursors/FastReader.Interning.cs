using System.ComponentModel;
using System.Runtime.CompilerServices;
using FastSer.Options;

namespace FastSer;

/// <summary>
/// Looks up strings in a pool before it creates them: strings of members with <see cref="FastSerInternAttribute"/>, and all strings of a
/// call if its options name a pool. With a pool, inlined code does not read strings itself but calls a method; a field contains the
/// largest header that inlined code reads itself.
/// </summary>
public ref partial struct FastReader
{
    /// <summary>The number of bytes of an input for each string that is not looked up: an estimate.</summary>
    private const int BytesPerString = 16;

    /// <summary>The least number of strings that a call is estimated to read.</summary>
    private const int StringsPerCall = 8;

    /// <summary>
    /// Reads a string or null, and looks it up in the <see cref="FastSerializerOptions.StringPool"/> of the call, or in
    /// <see cref="FastSerStringPool.Shared"/>. Equal strings then are one object.
    /// </summary>
    /// <returns>The string or null.</returns>
    /// <exception cref="FastSerException">The bytes do not encode a string.</exception>
    [MethodImpl(Jit.Inline)]
    public string? ReadInternedString()
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
        if (StringCode.IsShort(header, _internedHeaders) && (!InputChecks.Enabled || (nint)length < left))
        {
            _cursor = ref Unaligned.At(ref cursor, (nint)length + 1);
            return StringCode.GetShort(ref Unaligned.At(ref cursor, 1), length);
        }

        return ReadLongInternedString(header);
    }

    /// <summary>Reads a string of the Compact format, or null, and looks it up in a pool.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.NoInline)]
    public string? ReadInternedCompactString()
    {
        if (InputChecks.Enabled && !Unsafe.IsAddressLessThan(ref _cursor, ref _limit))
        {
            Fetch(1);
        }

        uint header = _cursor;
        return (header & 1) == 0 ? ReadInternedString() : ReadLongCompactString(header, isInterned: true);
    }

    [MethodImpl(Jit.NoInline)]
    private string? ReadLongInternedString(uint header) =>
        _internedHeaders == StringCode.PooledInlineHeaders && StringCode.IsPoolable(header) ? ReadPooledString(header) : ReadUnpooledString(header);

    /// <summary>Reads a string whose header is one byte and says that a pool may hold it.</summary>
    [MethodImpl(Jit.Inline)]
    private string? ReadPooledString(uint header)
    {
        ref var payload = ref Unaligned.At(ref _cursor, 1);
        var length = header >> 1;
        if (_stringCache is not { IsEnabled: true } cache
            || (header & 1) != 0
            || (InputChecks.Enabled && (nint)length > Unaligned.Distance(ref payload, ref _limit)))
        {
            return ReadRarePooledString(header);
        }

        _cursor = ref Unaligned.At(ref payload, (nint)length);
        return cache.GetNarrow(ref payload, length);
    }

    /// <summary>The first string of a call, those beyond a window and above U+00FF, and the end of looking up.</summary>
    [MethodImpl(Jit.NoInline)]
    private string? ReadRarePooledString(uint header)
    {
        if (!IsLaneAwake())
        {
            return ReadString();
        }

        var size = StringCode.PayloadSize(header);
        ref var payload = ref Unaligned.At(ref _cursor, 1);
        if (InputChecks.Enabled && size > Unaligned.Distance(ref payload, ref _limit))
        {
            payload = ref Unaligned.At(ref Fetch(1 + size), 1);
        }

        var length = header >> 1;
        if (InputChecks.Enabled && (header & 1) != 0 && !StringCode.IsWideNeeded(ref payload, length))
        {
            Throw.InvalidString();
        }

        _cursor = ref Unaligned.At(ref payload, (nint)size);
        return (header & 1) == 0 ? _stringCache!.GetNarrow(ref payload, length) : _stringCache!.GetWide(StringCode.WideCharacters(ref payload, length));
    }

    private readonly string GetPooledCompact(ref byte payload, uint header)
    {
        Span<char> buffer = stackalloc char[(int)StringCode.MaxPooled];
        var characters = CompactStringCode.GetPoolable(ref payload, header, buffer);
        return characters.IsEmpty ? CompactStringCode.GetWide(ref payload, header) : _stringCache!.GetWide(characters);
    }

    /// <summary>
    /// Tells whether to look the next string up. If not, no string of the call is looked up from here on: all cost what they cost without
    /// a pool.
    /// </summary>
    private bool IsLaneAwake()
    {
        if (_stringCache is null)
        {
            OpenStringCache(FastSerStringPool.Shared);
        }

        if (_stringCache!.IsEnabled)
        {
            return true;
        }

        _inlineHeaders = StringCode.InlineHeaders;
        _internedHeaders = StringCode.InlineHeaders;
        return false;
    }

    /// <summary>Gets the thread's part of a pool. While no strings are looked up, those of the call count towards the next trial.</summary>
    /// <returns>Which strings are read inline.</returns>
    [MethodImpl(Jit.NoInline)]
    private uint OpenStringCache(FastSerStringPool pool)
    {
        var cache = _stringCache = pool.GetCache();
        if (!cache.IsEnabled)
        {
            cache.Skip(StringsPerCall + (Unaligned.Distance(ref _cursor, ref _limit) / BytesPerString));
        }

        return _internedHeaders = cache.IsEnabled ? StringCode.PooledInlineHeaders : StringCode.InlineHeaders;
    }
}
