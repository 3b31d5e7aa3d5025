using System.Text;

namespace FastSer.ReferenceCodec;

/// <summary>The encodings of strings (sections 5 and 20.6).</summary>
internal static class Texts
{
    public const uint MaxCharacters = 1_073_741_791;
    private const int MaxCharactersOfUtf8 = 536_870_895;

    public static (uint Header, byte[] Payload) Encode(string text) => IsLatin(text)
        ? ((uint)text.Length << 1, Latin(text))
        : (((uint)text.Length << 1) | 1, Wide(text));

    public static (uint Header, byte[] Payload) EncodeCompact(string text)
    {
        if (IsLatin(text))
        {
            return Encode(text);
        }

        return Utf8(text) is { } utf8 && utf8.Length < 2 * text.Length && text.Length <= MaxCharactersOfUtf8
            ? (((uint)utf8.Length << 2) | 1, utf8)
            : (((uint)text.Length << 2) | 3, Wide(text));
    }

    public static string FromLatin(byte[] bytes) => string.Concat(bytes.Select(static b => (char)b));

    public static string FromWide(byte[] bytes) =>
        string.Concat(bytes.Chunk(2).Select(static pair => (char)(pair[0] | (pair[1] << 8))));

    /// <summary>Null if the bytes are no UTF-8.</summary>
    public static string? FromUtf8(byte[] bytes)
    {
        try
        {
            return new UTF8Encoding(false, throwOnInvalidBytes: true).GetString(bytes);
        }
        catch (DecoderFallbackException)
        {
            return null;
        }
    }

    private static bool IsLatin(string text) => text.All(static c => c <= 0xFF);

    private static byte[] Latin(string text) => [.. text.Select(static c => (byte)c)];

    private static byte[] Wide(string text) => [.. text.SelectMany(static c => new[] { (byte)c, (byte)(c >> 8) })];

    /// <summary>Null if there is a lone surrogate.</summary>
    private static byte[]? Utf8(string text)
    {
        try
        {
            return new UTF8Encoding(false, throwOnInvalidBytes: true).GetBytes(text);
        }
        catch (EncoderFallbackException)
        {
            return null;
        }
    }
}
