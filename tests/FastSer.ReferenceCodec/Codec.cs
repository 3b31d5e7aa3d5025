namespace FastSer.ReferenceCodec;

/// <summary>
/// The wire formats of docs/wire-format.md, slow and obvious: what a second implementation says of a value or of bytes.
/// </summary>
public static class Codec
{
    public static byte[] Encode(Schema schema, Value value) => Encode(schema, value, out _);

    /// <param name="schema">The declared type.</param>
    /// <param name="value">The value.</param>
    /// <param name="structure">Where presence bytes, lengths, tags and control bits begin.</param>
    public static byte[] Encode(Schema schema, Value value, out IReadOnlyList<int> structure) =>
        Encoder.Encode(schema, value, null, out structure);

    /// <summary>The bytes as other versions of the Tolerant types in them would write the value (section 18).</summary>
    public static byte[] EncodeAsOtherVersions(Schema schema, Value value, Random versions) =>
        Encoder.Encode(schema, value, versions, out _);

    /// <summary>The value of the whole input, or why it has none.</summary>
    public static DecodeResult Decode(Schema schema, byte[] bytes) => Decoder.Decode(schema, bytes);
}
