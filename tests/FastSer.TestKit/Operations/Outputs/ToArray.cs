namespace FastSer.TestKit.Operations;

/// <summary>A new array.</summary>
internal sealed class ToArray() : OutputOperation("to an array")
{
    protected override byte[] Write<T>(Sample<T> sample)
    {
        return FastSerializer.Serialize(sample.Value, sample.Options);
    }
}
