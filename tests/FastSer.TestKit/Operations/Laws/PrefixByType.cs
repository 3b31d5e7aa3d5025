#pragma warning disable CA2263 // The calls by a Type are what is tested.
namespace FastSer.TestKit.Operations;

/// <summary>Checks that calls with a <see cref="Type"/> find the value at the start of bytes that the generic calls find.</summary>
internal sealed class PrefixByType() : Operation("the start of bytes by a Type")
{
    public override void CheckValue<T>(Sample<T> sample)
    {
        byte[] input = [.. sample.Bytes, 255, 255, 255];
        var value = FastSerializer.Deserialize(typeof(T), input, out var consumed, sample.Options);
        OperationException.ThrowIfAny(DeepEquality.FirstDifference(sample.Value, (T)value!));
        OperationException.ThrowIf(consumed != sample.Bytes.Length, $"consumed {consumed} bytes of {sample.Bytes.Length}");
        var skipped = FastSerializer.Skip(typeof(T), input, sample.Options);
        OperationException.ThrowIf(skipped != sample.Bytes.Length, $"skipped {skipped} bytes of {sample.Bytes.Length}");
    }

    public override void CheckBytes<T>(Damage<T> damage)
    {
        OperationException.ThrowIfAny(
            Outcome<int>.Of(() => FastSerializer.Skip<T>(damage.Bytes, damage.Options))
                .DifferenceTo(Outcome<int>.Of(() => FastSerializer.Skip(typeof(T), damage.Bytes, damage.Options))));
        OperationException.ThrowIfAny(
            Outcome<T>.Of(() => FastSerializer.Deserialize<T>(damage.Bytes, out _, damage.Options))
                .DifferenceTo(Outcome<T>.Of(() =>
                    (T)FastSerializer.Deserialize(typeof(T), damage.Bytes, out _, damage.Options)!)));
    }
}
