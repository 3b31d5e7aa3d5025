namespace FastSer.TestKit.Operations;

/// <summary>The whole of a span.</summary>
internal sealed class FromSpan() : InputOperation("from a span")
{
    protected override T Read<T>(byte[] bytes, Sample<T> origin) =>
        FastSerializer.Deserialize<T>(bytes.AsSpan(), origin.Options);
}
