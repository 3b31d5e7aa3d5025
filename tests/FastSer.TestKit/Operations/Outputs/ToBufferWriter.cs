namespace FastSer.TestKit.Operations;

/// <summary>A buffer writer that gives memory in one of several ways.</summary>
internal sealed class ToBufferWriter(SegmentKind kind) : OutputOperation($"to a buffer writer of {kind} segments")
{
    protected override byte[] Write<T>(Sample<T> sample)
    {
        var output = new SegmentWriter(kind);
        FastSerializer.Serialize(output, sample.Value, sample.Options);
        return output.ToArray();
    }
}
