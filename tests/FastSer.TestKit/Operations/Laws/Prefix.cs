namespace FastSer.TestKit.Operations;

/// <summary>The prefix form takes the bytes of the value and no other.</summary>
internal sealed class Prefix() : Operation("prefix")
{
    public override void CheckValue<T>(Sample<T> sample)
    {
        byte[][] inputs = [sample.Bytes, [.. sample.Bytes, 0], [.. sample.Bytes, 255, 255, 255, 255, 255], [.. sample.Bytes, .. sample.Bytes]];
        foreach (var input in inputs)
        {
            var value = FastSerializer.Deserialize<T>(input, out var consumed, sample.Options);
            OperationException.ThrowIf(consumed != sample.Bytes.Length, $"took {consumed} bytes of {sample.Bytes.Length}");
            OperationException.ThrowIfAny(DeepEquality.FirstDifference(sample.Value, value));
        }
    }

    public override void CheckBytes<T>(Damage<T> damage)
    {
        var consumed = 0;
        var outcome = Outcome<T>.Of(() => FastSerializer.Deserialize<T>(damage.Bytes, out consumed, damage.Options));
        if (outcome.HasValue && consumed < damage.Bytes.Length)
        {
            var isTrailing = damage.Expected.Code == FastSerErrorCode.TrailingBytes && damage.Expected.Offset == consumed;
            OperationException.ThrowIf(!isTrailing, $"{damage.Expected.Describe()} became {consumed} of {damage.Bytes.Length} bytes");
            return;
        }

        OperationException.ThrowIfAny(damage.Expected.DifferenceTo(outcome));
    }
}
