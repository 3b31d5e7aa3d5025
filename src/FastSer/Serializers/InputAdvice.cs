using System.Buffers.Binary;
using FastSer.CompilerServices;

namespace FastSer.Serializers;

/// <summary>
/// Guesses by the first bytes of an input which other format it may be in. Only advice: a few comparisons, made for an exception whose place is
/// the start of the input. The texts contain no bytes of the input.
/// </summary>
internal static class InputAdvice
{
    /// <summary>The number of bytes that <see cref="OfSequence"/> looks at.</summary>
    public const int LongestSequenceStart = 16;

    /// <summary>The last algorithm of compressed data; the first one stores the content as it is (docs/wire-format.md, appendix B).</summary>
    private const byte LastAlgorithm = 2;

    private const int MostFrames = 64;
    private const int LongestSpace = 64;

    private static readonly FastSerializerOptions s_fingerprint = new() { Fingerprint = true };

    /// <summary>Describes an input that is not one value.</summary>
    /// <returns>A sentence; null if nothing is recognized.</returns>
    public static string? Of(ReadOnlySpan<byte> data) =>
        data.IsEmpty ? "The input is empty."
        : OfForeign(data)
            ?? (IsChecksummed(data) ? "The input looks like a value with a checksum: set FastSerializerOptions.Checksum." : null)
            ?? (IsCompressed(data) ? "The input looks like compressed data of FastSer: use FastSerCompression.Decompress." : null);

    /// <summary>Describes an input that is not a value of the type; the other encodings of the type are recognized too.</summary>
    public static string? Of<T>(ReadOnlySpan<byte> data, TypeSerializer<T> serializer, FastSerErrorCode code) =>
        code == FastSerErrorCode.TrailingBytes ? OfForeign(data) : Of(data) ?? OfOtherForm(data, serializer, code);

    /// <summary>Describes the first bytes of a sequence that are not those of items.</summary>
    public static string? OfSequence(ReadOnlySpan<byte> data) =>
        data.IsEmpty ? null
        : OfForeign(data)
            ?? (ChecksumCode.TryGetHead(data, out _, out _) == FastSerErrorCode.None ? "The items seem to have checksums: set FastSerializerOptions.Checksum."
                : data[0] == 1 ? "The input looks like one value instead of items: read it with FastSerializer.Deserialize."
                : null);

    /// <summary>The value of the type with a fingerprint, in another format or in a frame.</summary>
    private static string? OfOtherForm<T>(ReadOnlySpan<byte> data, TypeSerializer<T> serializer, FastSerErrorCode code)
    {
        if (serializer is not FingerprintSerializer<T> && serializer.WithPrefix(s_fingerprint).PrefixSizeIn(data) > 0)
        {
            return "The input begins with the fingerprint of the type: set FastSerializerOptions.Fingerprint.";
        }

        if (code == FastSerErrorCode.Truncated)
        {
            // The first bytes of small numbers often look like frames.
            return null;
        }

        var kind = serializer.CachedShape.Kind;
        var isFrame = LengthCode.Get(data, out var length) is var size and > 0 && length > 1 && size + (long)length - 1 == data.Length;
        return kind == WireShapeKind.Tolerant && data[0] == 1
                ? "The input looks like an object in the Fast or Compact format, but the type has the Tolerant format."
            : isFrame && kind == WireShapeKind.Object ? "The input looks like an object in the Tolerant format, or like one item of a message sequence."
            : isFrame || AreFrames(data) ? "The input looks like items of a message sequence: read it with FastSerStreamReader."
            : null;
    }

    private static string? OfForeign(ReadOnlySpan<byte> data)
    {
        var first = data.Length >= sizeof(uint) ? BinaryPrimitives.ReadUInt32BigEndian(data) : 0;
        return first >> 8 == 0xEFBBBF ? "The input begins with the byte order mark of UTF-8: it looks like text."
            : first >> 16 == 0x1F8B ? "The input looks like gzip data: decompress it first."
            : first == 0x504B0304 ? "The input looks like a zip file."
            : first == 0x28B52FFD ? "The input looks like Zstandard data: decompress it first."
            : IsJson(data) ? "The input looks like JSON."
            : first >> 24 == '<' && ((first >> 16) & 0xFF) is '?' or '!' ? "The input looks like XML or HTML."
            : null;
    }

    /// <summary>An object, array or string, behind white space, up to its second token.</summary>
    private static bool IsJson(ReadOnlySpan<byte> data)
    {
        var text = TrimStart(data);
        if (text.Length < 2)
        {
            return false;
        }

        var next = TrimStart(text[1..]);
        return text[0] switch
        {
            (byte)'{' => next is [(byte)'"' or (byte)'}', ..],
            (byte)'[' => !next.IsEmpty && "\"{[]-0123456789tfn"u8.Contains(next[0]),
            _ => false,
        };
    }

    private static ReadOnlySpan<byte> TrimStart(ReadOnlySpan<byte> data)
    {
        var start = data[..Math.Min(data.Length, LongestSpace)].IndexOfAnyExcept(" \t\r\n"u8);
        return start < 0 ? default : data[start..];
    }

    private static bool IsChecksummed(ReadOnlySpan<byte> data) =>
        ChecksumCode.TryGetHead(data, out var start, out var size) == FastSerErrorCode.None && start + (long)size == data.Length;

    private static bool IsCompressed(ReadOnlySpan<byte> data) =>
        data[0] <= LastAlgorithm
        && LengthCode.Get(data[1..], out var size) is var sizeSize and > 0
        && (data[0] == 0 ? size == data.Length - 1 - sizeSize : size > data.Length);

    /// <summary>Frames up to the end, of which one is not null. Only the first ones of a long input are followed.</summary>
    private static bool AreFrames(ReadOnlySpan<byte> data)
    {
        var isAnyFilled = false;
        for (var i = 0; i < MostFrames && !data.IsEmpty; i++)
        {
            var size = LengthCode.Get(data, out var header);
            if (size <= 0 || header > (uint)(data.Length - size + 1))
            {
                return false;
            }

            isAnyFilled |= header > 1;
            data = data[(size + (int)Math.Max(header, 1) - 1)..];
        }

        return isAnyFilled;
    }
}
