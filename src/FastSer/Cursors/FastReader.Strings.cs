using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer;

public ref partial struct FastReader
{
    /// <summary>Reads a string or null.</summary>
    /// <returns>The string or null.</returns>
    /// <exception cref="FastSerException">The bytes do not encode a string.</exception>
    [MethodImpl(Jit.Inline)]
    public string? ReadString()
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

        return ReadLongString(header);
    }

    /// <summary>Reads a URI that was written as a string.</summary>
    /// <returns>The URI or null.</returns>
    /// <exception cref="FastSerException">The bytes do not encode a URI.</exception>
    public Uri? ReadUri()
    {
        ref var start = ref _cursor;
        var text = ReadString();
        if (text is null)
        {
            return null;
        }

        if (!Uri.TryCreate(text, UriKind.RelativeOrAbsolute, out var uri))
        {
            _cursor = ref start;
            Throw.InvalidValue();
        }

        return uri;
    }

    /// <summary>Reads a string builder that was written as a string.</summary>
    /// <returns>The string builder or null.</returns>
    /// <exception cref="FastSerException">The bytes do not encode a string.</exception>
    public StringBuilder? ReadStringBuilder() => ReadString() is { } text ? new StringBuilder(text) : null;

    /// <summary>
    /// Reads a string that is not read inline: with a pool any but a single Latin-1 character. The header is known already where it is one byte:
    /// up to 127 characters need no more than that.
    /// </summary>
    [MethodImpl(Jit.NoInline)]
    private string? ReadLongString(uint header)
    {
        if (_inlineHeaders == StringCode.PooledInlineHeaders && StringCode.IsPoolable(header))
        {
            return ReadPooledString(header);
        }

        return ReadUnpooledString(header);
    }

    [MethodImpl(Jit.Inline)]
    private string? ReadUnpooledString(uint header)
    {
        ref var payload = ref Unaligned.At(ref _cursor, 1);
        var length = header >> 1;
        var size = StringCode.PayloadSize(header);
        var isWide = (header & 1) != 0;
        if (!LengthCode.IsShort(header) || length < (isWide ? 1 : Latin1.MinWiden)
            || (InputChecks.Enabled && size > Unaligned.Distance(ref payload, ref _limit)))
        {
            return ReadRareString(header);
        }

        var value = isWide ? StringCode.GetWide(ref payload, length) : StringCode.GetLongNarrow(ref payload, length);
        _cursor = ref Unaligned.At(ref payload, (nint)size);
        return value;
    }

    /// <summary>Null, "", more than 127 characters, those that the window does not hold, and every faulty string.</summary>
    [MethodImpl(Jit.NoInline)]
    private string? ReadRareString(uint header)
    {
        ref var cursor = ref _cursor;
        if (header == StringCode.Null)
        {
            _cursor = ref Unaligned.At(ref cursor, 1);
            return null;
        }

        header = PeekLength(out var headerSize);
        if (header >> 1 > StringCode.MaxLength)
        {
            Throw.InvalidLength();
        }

        var size = StringCode.PayloadSize(header);
        ref var payload = ref Unaligned.At(ref _cursor, headerSize);
        if (InputChecks.Enabled && size > Unaligned.Distance(ref payload, ref _limit))
        {
            if (size > LargestFetch && _window is not null)
            {
                return ReadOutOfWindowString(header, headerSize);
            }

            payload = ref Unaligned.At(ref Fetch(headerSize + size), headerSize);
        }

        var value = StringCode.GetAny(ref payload, header);
        _cursor = ref Unaligned.At(ref payload, (nint)size);
        return value;
    }
}
