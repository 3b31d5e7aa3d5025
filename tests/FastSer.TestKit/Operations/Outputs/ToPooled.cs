namespace FastSer.TestKit.Operations;

/// <summary>Rented memory.</summary>
internal sealed class ToPooled() : OutputOperation("to pooled bytes")
{
    protected override byte[] Write<T>(Sample<T> sample)
    {
        using var pooled = FastSerializer.SerializePooled(sample.Value, sample.Options);
        OperationException.ThrowIf(pooled.Length != pooled.Memory.Length, "the length of pooled bytes is wrong");
        return pooled.Memory.ToArray();
    }
}
