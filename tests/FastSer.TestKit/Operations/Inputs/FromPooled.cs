namespace FastSer.TestKit.Operations;

/// <summary>The span with a string pool that other reads have filled: with few slots, so that strings displace each other.</summary>
public sealed class FromPooled(int slots) : InputOperation($"from a span with a pool of {slots} slots")
{
    private readonly FastSerializerOptions _options = new() { StringPool = new FastSerStringPool(slots) };
    private readonly FastSerializerOptions _fingerprint = new() { StringPool = new FastSerStringPool(slots), Fingerprint = true };
    private readonly FastSerializerOptions _checksum = new() { StringPool = new FastSerStringPool(slots), Checksum = true };

    protected override T Read<T>(byte[] bytes, Sample<T> origin)
    {
        var options = origin.HasFingerprint ? _fingerprint : origin.HasChecksum ? _checksum : _options;
        FastSerializer.TryDeserialize<T>(bytes, out _, out _, options);
        return FastSerializer.Deserialize<T>(bytes.AsSpan(), options);
    }
}
