namespace FastSer.TestKit.Operations;

/// <summary>A way to write: it must give the bytes that all others give.</summary>
public abstract class OutputOperation(string name) : Operation(name)
{
    public sealed override void CheckValue<T>(Sample<T> sample) =>
        OperationException.ThrowIfDifferent(sample.Bytes, Write(sample));

    protected abstract byte[] Write<T>(Sample<T> sample);
}
