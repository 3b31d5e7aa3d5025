namespace FastSer.TestKit.Operations;

/// <summary>A stream that gives its memory.</summary>
internal sealed class ToMemoryStream() : OutputOperation("to a memory stream")
{
    protected override byte[] Write<T>(Sample<T> sample)
    {
        var stream = new MemoryStream();
        FastSerializer.Serialize(stream, sample.Value, sample.Options);
        return stream.ToArray();
    }
}
