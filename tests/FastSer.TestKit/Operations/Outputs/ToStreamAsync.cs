namespace FastSer.TestKit.Operations;

/// <summary>A stream that is written without blocking.</summary>
internal sealed class ToStreamAsync() : OutputOperation("to a stream, asynchronously")
{
    protected override byte[] Write<T>(Sample<T> sample)
    {
        var stream = new MemoryStream();
        using var buffered = new BufferedStream(stream, 1);
        FastSerializer.SerializeAsync(buffered, sample.Value, sample.Options).AsTask().GetAwaiter().GetResult();
        buffered.Flush();
        return stream.ToArray();
    }
}
