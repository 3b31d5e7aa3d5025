namespace FastSer.TestKit.Operations;

/// <summary>Without limits: what is read does not depend on them, as long as they are kept.</summary>
internal sealed class FromTrusted() : Operation("from a span, trusted")
{
    public override void CheckValue<T>(Sample<T> sample)
    {
        var options = new FastSerializerOptions
        {
            MaxDepth = int.MaxValue, Fingerprint = sample.HasFingerprint, Checksum = sample.HasChecksum,
        };
        OperationException.ThrowIfAny(
            DeepEquality.FirstDifference(sample.Value, FastSerializer.Deserialize<T>(sample.Bytes, options)));
    }
}
