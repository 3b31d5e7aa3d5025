namespace FastSer.TestKit.Operations;

/// <summary>A way to read: it must give the value or the error that all others give.</summary>
public abstract class InputOperation(string name) : Operation(name)
{
    public sealed override void CheckValue<T>(Sample<T> sample) =>
        OperationException.ThrowIfAny(Outcome<T>.Success(sample.Value).DifferenceTo(Run(sample.Bytes, sample)));

    public sealed override void CheckBytes<T>(Damage<T> damage) =>
        OperationException.ThrowIfAny(Difference(damage.Expected, Run(damage.Bytes, damage.Origin)));

    protected virtual Outcome<T> Run<T>(byte[] bytes, Sample<T> origin) => Outcome<T>.Of(() => Read(bytes, origin));

    /// <summary>Says how the outcome of damaged bytes differs from what reading gives, or returns null.</summary>
    protected virtual string? Difference<T>(Outcome<T> expected, Outcome<T> actual) => expected.DifferenceTo(actual);

    /// <summary>Reads the bytes, which need not be those of the origin.</summary>
    protected abstract T Read<T>(byte[] bytes, Sample<T> origin);
}
