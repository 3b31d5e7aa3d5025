using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.Primitives;

/// <summary>
/// Strings of the Compact format (docs/wire-format.md, compact strings): Latin-1 as in the Fast format; else packed where that is allowed and
/// shorter than UTF-16, which takes the rest.
/// </summary>
internal static class CompactStringCode
{
    /// <summary>The two lowest bits of a header: what the payload is, unless the lowest is 0.</summary>
    private const uint FormMask = 3;

    private const uint PackedForm = 1;

    /// <summary>Writes a string where <see cref="FastWriter.GetMaxByteCount"/> bytes are free; returns the reference behind it.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte Put(ref byte destination, string? value)
    {
        ref var end = ref StringCode.Put(ref destination, value);
        return ref (destination & 1) == 0 || value is null ? ref end : ref PutWide(ref destination, ref end, value);
    }

    /// <summary>Returns whether a string that is not null's is packed.</summary>
    public static bool IsPacked(uint header) => (header & FormMask) == PackedForm;

    /// <summary>The size of the payload that a header announces; null and "" need no branch.</summary>
    public static long PayloadSize(uint header) => (header & 1) == 0
        ? header >> 1
        : (long)(header >> 2) << (int)((header >> 1) & 1);

    /// <summary>Builds the string of an odd header that is not null's; its payload has been shown to be there.</summary>
    public static string GetWide(ref byte source, uint header)
    {
        if (!IsPacked(header))
        {
            return new string(GetUtf16(ref source, header));
        }

        if (!PackedText.TryGetHead(ref source, header >> 2, out var text))
        {
            Throw.InvalidString();
        }

        var value = new string('\0', (int)text.Length);
        if (!text.TryGet(ref StringCode.Characters(value), ref source))
        {
            Throw.InvalidString();
        }

        return value;
    }

    /// <summary>Returns whether a pool may hold the string of an odd header: it has at most twice as many bytes as characters.</summary>
    public static bool IsPoolable(uint header) => header >> 2 <= (IsPacked(header) ? 2 : 1) * StringCode.MaxPooled;

    /// <summary>The characters of such a string, which is checked as <see cref="GetWide"/> does.</summary>
    /// <param name="source">Its payload, all of which is there.</param>
    /// <param name="header">Its header.</param>
    /// <param name="buffer">Memory for the characters.</param>
    /// <returns>The characters; empty where there are too many for the memory.</returns>
    public static ReadOnlySpan<char> GetPoolable(ref byte source, uint header, Span<char> buffer)
    {
        if (!IsPacked(header))
        {
            return GetUtf16(ref source, header);
        }

        if (!PackedText.TryGetHead(ref source, header >> 2, out var text) || text.Length > (uint)buffer.Length)
        {
            return [];
        }

        if (!text.TryGet(ref MemoryMarshal.GetReference(MemoryMarshal.AsBytes(buffer)), ref source))
        {
            Throw.InvalidString();
        }

        return buffer[..(int)text.Length];
    }

    /// <summary>Replaces what the Fast format writes, where it is not the same.</summary>
    [MethodImpl(Jit.NoInline)]
    private static ref byte PutWide(ref byte destination, ref byte end, string value)
    {
        LengthCode.Get(ref destination, LengthCode.MaxSize, out var header);
        if ((header & 1) == 0)
        {
            // A header of five bytes begins with an odd one.
            return ref end;
        }

        ref var source = ref StringCode.Characters(value);
        if (PackedText.TryMeasure(ref source, (uint)value.Length, out var text))
        {
            return ref text.Put(ref LengthCode.Put(ref destination, ((uint)text.Size << 2) | PackedForm), ref source);
        }

        var size = (nint)value.Length * 2;
        ref var utf16 = ref LengthCode.Put(ref destination, ((uint)value.Length << 2) | FormMask);
        ref var utf16End = ref Unaligned.At(ref utf16, size);
        if (!Unsafe.AreSame(ref utf16End, ref end))
        {
            Unaligned.Copy(ref utf16, ref source, size);
        }

        return ref utf16End;
    }

    private static ReadOnlySpan<char> GetUtf16(ref byte source, uint header)
    {
        var length = header >> 2;
        if (InputChecks.Enabled && (!StringCode.IsWideNeeded(ref source, length) || PackedText.TryMeasure(ref source, length, out _)))
        {
            Throw.InvalidString();
        }

        return StringCode.WideCharacters(ref source, length);
    }
}
