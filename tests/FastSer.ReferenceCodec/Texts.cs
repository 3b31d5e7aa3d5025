namespace FastSer.ReferenceCodec;

/// <summary>The encodings of strings (sections 5 and 20.6).</summary>
internal static class Texts
{
    public const uint MaxCharacters = 1_073_741_791;

    public static (uint Header, byte[] Payload) Encode(string text) => IsLatin(text)
        ? ((uint)text.Length << 1, Latin(text))
        : (((uint)text.Length << 1) | 1, Wide(text));

    public static (uint Header, byte[] Payload) EncodeCompact(string text)
    {
        if (IsLatin(text))
        {
            return Encode(text);
        }

        return Packed(text) is { } packed
            ? (((uint)packed.Length << 2) | 1, packed)
            : (((uint)text.Length << 2) | 3, Wide(text));
    }

    public static string FromLatin(byte[] bytes) => string.Concat(bytes.Select(static b => (char)b));

    public static string FromWide(byte[] bytes) =>
        string.Concat(bytes.Chunk(2).Select(static pair => (char)(pair[0] | (pair[1] << 8))));

    /// <summary>Null if the bytes are no packed string. Whether a writer would pack it so is for the caller to find out.</summary>
    public static string? FromPacked(byte[] bytes)
    {
        var (count, head) = bytes[0] < 128 ? (0L, 1)
            : bytes.Length > 1 && bytes[1] < 255 ? (bytes[1], 2)
            : bytes.Length > 5 ? (BitConverter.ToUInt32(bytes, 2), 6)
            : (long.MaxValue / 4, 0);
        var length = bytes.Length - head - (2 * count);
        if (length <= 0 || bytes.Skip(head).Take((int)length).Count(static b => b == 0) != count)
        {
            return null;
        }

        var others = new Queue<char>(FromWide(bytes[(head + (int)length)..]));
        return string.Concat(bytes.Skip(head).Take((int)length).Select(b =>
            b == 0 ? others.Dequeue() : (char)(b < 128 ? b : ((bytes[0] & 127) << 7) + b - 128)));
    }

    private static bool IsLatin(string text) => text.All(static c => c <= 0xFF);

    private static byte[] Latin(string text) => [.. text.Select(static c => (byte)c)];

    private static byte[] Wide(string text) => [.. text.SelectMany(static c => new[] { (byte)c, (byte)(c >> 8) })];

    /// <summary>Null if the string is to be UTF-16.</summary>
    private static byte[]? Packed(string text)
    {
        var letter = text.FirstOrDefault(static c => c > 255 && c / 128 != 64);
        var window = letter is > (char)0 and < (char)0x4000 ? letter / 128 : 64;
        var bytes = text.Select(c => c / 128 == window ? (byte)((c % 128) + 128) : c < 128 ? (byte)c : (byte)0).ToArray();
        var others = text.Where((_, i) => bytes[i] == 0).ToArray();
        byte[] count = others.Length == 0 ? [] : others.Length < 255 ? [(byte)others.Length] : [255, .. BitConverter.GetBytes(others.Length)];
        byte[] packed = [(byte)(others.Length == 0 ? window : window + 128), .. count, .. bytes, .. Wide(new string(others))];
        return 4L * others.Length <= text.Length && packed.Length < 2L * text.Length && packed.Length <= MaxCharacters ? packed : null;
    }
}
