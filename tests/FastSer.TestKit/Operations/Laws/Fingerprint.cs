namespace FastSer.TestKit.Operations;

/// <summary>Four bytes stand before the same bytes.</summary>
internal sealed class Fingerprint() : Operation("fingerprint")
{
    private static readonly FastSerializerOptions s_options = new() { Fingerprint = true };

    public override void CheckValue<T>(Sample<T> sample)
    {
        if (sample.HasFingerprint)
        {
            OperationException.ThrowIfDifferent(sample.Bytes.AsSpan(4), FastSerializer.Serialize(sample.Value));
            OperationException.ThrowIfDifferent(sample.Bytes.AsSpan(0, 4), sample.Other.AsSpan(0, 4));
            byte[] foreign = [.. sample.Bytes];
            foreign[sample.Random.Next(4)] ^= 1;
            var outcome = Outcome<T>.Of(() => FastSerializer.Deserialize<T>(foreign, sample.Options));
            OperationException.ThrowIf(
                (outcome.Code, outcome.Offset) != (FastSerErrorCode.FingerprintMismatch, 0), $"another shape became {outcome.Describe()}");
        }
    }

    public override void CheckBytes<T>(Damage<T> damage)
    {
        if (damage.Origin.HasFingerprint)
        {
            return;
        }

        var front = FastSerializer.Serialize(damage.Origin.Value, s_options).AsSpan(0, 4);
        byte[] bytes = [.. front, .. damage.Bytes];
        var outcome = Outcome<T>.Of(() => FastSerializer.Deserialize<T>(bytes, s_options));
        var expected = damage.Expected.Offset < 0 ? damage.Expected : damage.Expected with { Offset = damage.Expected.Offset + 4 };
        OperationException.ThrowIfAny(expected.DifferenceTo(outcome));
    }
}
