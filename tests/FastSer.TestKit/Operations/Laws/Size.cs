namespace FastSer.TestKit.Operations;

/// <summary>The size is the length.</summary>
internal sealed class Size() : Operation("GetSize")
{
    public override void CheckValue<T>(Sample<T> sample)
    {
        var size = FastSerializer.GetSize(sample.Value, sample.Options);
        OperationException.ThrowIf(size != sample.Bytes.Length, $"{size} in place of {sample.Bytes.Length}");
    }
}
