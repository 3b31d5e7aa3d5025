namespace FastSer.TestKit.Operations;

/// <summary>A stream that takes copies.</summary>
internal sealed class ToStream() : OutputOperation("to a stream")
{
    protected override byte[] Write<T>(Sample<T> sample)
    {
        var stream = new MemoryStream();
        using var buffered = new BufferedStream(stream, 1);
        FastSerializer.Serialize(buffered, sample.Value, sample.Options);
        buffered.Flush();
        return stream.ToArray();
    }
}
