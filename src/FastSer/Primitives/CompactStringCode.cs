using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Unicode;

namespace FastSer.Primitives;

/// <summary>
/// Strings of the Compact format (docs/wire-format.md, compact strings): Latin-1 as in the Fast format; else UTF-8 where that is
/// shorter than UTF-16, which takes the rest, lone surrogates among it.
/// </summary>
internal static class CompactStringCode
{
    /// <summary>The two lowest bits of a header: what the payload is, unless the lowest is 0.</summary>
    public const uint FormMask = 3;

    public const uint Utf8Form = 1;

    /// <summary>Longer strings are never UTF-8: its byte count would not fit a header.</summary>
    private const int MaxUtf8Characters = 0x1FFF_FFEF;

    /// <summary>Writes a string where <see cref="FastWriter.GetMaxByteCount"/> bytes are free; returns the reference behind it.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte Put(ref byte destination, string? value)
    {
        ref var end = ref StringCode.Put(ref destination, value);
        return ref (destination & 1) == 0 || value is null ? ref end : ref PutWide(ref destination, ref end, value);
    }

    /// <summary>The size of the payload that a header announces; null and "" need no branch.</summary>
    public static long PayloadSize(uint header) => (header & 1) == 0
        ? header >> 1
        : (long)(header >> 2) << (int)((header >> 1) & 1);

    /// <summary>Builds the string of an odd header that is not null's; its payload has been shown to be there.</summary>
    public static string GetWide(ref byte source, uint header)
    {
        var length = (int)(header >> 2);
        var value = (header & FormMask) == Utf8Form
            ? GetUtf8(MemoryMarshal.CreateReadOnlySpan(ref source, length))
            : new string(MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<byte, char>(ref source), length));
        if (Guard.Enabled && (!IsWide(value) || IsUtf8(value) != ((header & FormMask) == Utf8Form)))
        {
            Throw.InvalidString();
        }

        return value;
    }

    /// <summary>Whether a pool may hold the string of an odd header: its bytes or its characters are few enough.</summary>
    public static bool IsPoolable(uint header) => header >> 2 <= ((header & FormMask) == Utf8Form ? 3 : 1) * StringCode.MaxPooled;

    /// <summary>The characters of such a string, which is checked as <see cref="GetWide"/> does.</summary>
    /// <param name="source">Its payload, all of which is there.</param>
    /// <param name="header">Its header.</param>
    /// <param name="buffer">Memory for the characters.</param>
    /// <returns>The characters; empty where there are too many for the memory.</returns>
    public static ReadOnlySpan<char> GetPoolable(ref byte source, uint header, Span<char> buffer)
    {
        var length = (int)(header >> 2);
        var isUtf8 = (header & FormMask) == Utf8Form;
        var characters = isUtf8 ? buffer : MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<byte, char>(ref source), length);
        if (isUtf8)
        {
            var status = Utf8.ToUtf16(
                MemoryMarshal.CreateReadOnlySpan(ref source, length), buffer, out _, out var count, replaceInvalidSequences: false);
            if (status == OperationStatus.DestinationTooSmall)
            {
                return [];
            }

            characters = status == OperationStatus.Done ? buffer[..count] : [];
        }

        if (Guard.Enabled && (!IsWide(characters) || IsUtf8(characters) != isUtf8))
        {
            Throw.InvalidString();
        }

        return characters;
    }

    /// <summary>Replaces what the Fast format writes, where it is not the same.</summary>
    [MethodImpl(Jit.NoInline)]
    private static ref byte PutWide(ref byte destination, ref byte end, string value)
    {
        if (!IsWide(value))
        {
            // A header of five bytes begins with an odd one.
            return ref end;
        }

        ref var payload = ref Unaligned.At(ref destination, LengthCode.MaxSize);
        var limit = (int)Math.Min((value.Length * 2L) - 1, Array.MaxLength);
        if (value.Length <= MaxUtf8Characters
            && Utf8.FromUtf16(value, MemoryMarshal.CreateSpan(ref payload, limit), out _, out var size, replaceInvalidSequences: false)
                == OperationStatus.Done)
        {
            ref var utf8 = ref LengthCode.Put(ref destination, ((uint)size << 2) | Utf8Form);
            MemoryMarshal.CreateSpan(ref payload, size).CopyTo(MemoryMarshal.CreateSpan(ref utf8, size));
            return ref Unaligned.At(ref utf8, size);
        }

        ref var utf16 = ref LengthCode.Put(ref destination, ((uint)value.Length << 2) | FormMask);
        MemoryMarshal.AsBytes(value.AsSpan()).CopyTo(MemoryMarshal.CreateSpan(ref utf16, value.Length * 2));
        return ref Unaligned.At(ref utf16, (nint)value.Length * 2);
    }

    private static string GetUtf8(ReadOnlySpan<byte> bytes)
    {
        if (!Utf8.IsValid(bytes))
        {
            Throw.InvalidString();
        }

        return Encoding.UTF8.GetString(bytes);
    }

    private static bool IsWide(ReadOnlySpan<char> value) => value.ContainsAnyExceptInRange('\0', '\u00FF');

    /// <summary>Whether UTF-8 can hold a string that is not Latin-1, in fewer bytes than UTF-16.</summary>
    private static bool IsUtf8(ReadOnlySpan<char> value)
    {
        if (value.Length > MaxUtf8Characters)
        {
            return false;
        }

        Span<byte> part = stackalloc byte[512];
        long size = 0;
        var left = value;
        while (true)
        {
            var status = Utf8.FromUtf16(left, part, out var read, out var written, replaceInvalidSequences: false);
            size += written;
            left = left[read..];
            if (status != OperationStatus.DestinationTooSmall)
            {
                return status == OperationStatus.Done && size < value.Length * 2L;
            }
        }
    }
}
