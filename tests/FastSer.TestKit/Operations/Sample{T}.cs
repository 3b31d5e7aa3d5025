namespace FastSer.TestKit.Operations;

/// <summary>A value and what is known of it.</summary>
/// <param name="Value">The value.</param>
/// <param name="Bytes">Its bytes, with the fingerprint or checksum where the options ask for one.</param>
/// <param name="Other">The bytes of another value of the type.</param>
/// <param name="Options">The options of every call.</param>
/// <param name="Random">Where cuts and lengths come from.</param>
public sealed record Sample<T>(T Value, byte[] Bytes, byte[] Other, FastSerializerOptions? Options, Random Random)
{
    public bool HasFingerprint => Options is { Fingerprint: true };

    public bool HasChecksum => Options is { Checksum: true };

    /// <summary>The bytes without what stands before the value.</summary>
    public byte[] Encoding => HasFingerprint ? Bytes[4..] : HasChecksum ? FastSerChecksum.Verify(Bytes).ToArray() : Bytes;
}
