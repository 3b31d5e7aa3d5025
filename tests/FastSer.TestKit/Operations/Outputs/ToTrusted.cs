namespace FastSer.TestKit.Operations;

/// <summary>Without limits: what is written does not depend on them.</summary>
internal sealed class ToTrusted() : OutputOperation("to an array, trusted")
{
    protected override byte[] Write<T>(Sample<T> sample)
    {
        var options = new FastSerializerOptions
        {
            MaxDepth = int.MaxValue, Fingerprint = sample.HasFingerprint, Checksum = sample.HasChecksum,
        };
        return FastSerializer.Serialize(sample.Value, options);
    }
}
