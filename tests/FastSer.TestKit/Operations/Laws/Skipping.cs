namespace FastSer.TestKit.Operations;

/// <summary>Skipping takes the bytes of the value; of bad bytes it finds what is wrong with their framing.</summary>
internal sealed class Skipping() : Operation("Skip")
{
    /// <summary>The codes of faults in values, which a walk over them does not report.</summary>
    private static readonly HashSet<FastSerErrorCode> s_valueCodes =
    [
        FastSerErrorCode.InvalidValue, FastSerErrorCode.InvalidString, FastSerErrorCode.DuplicateKey, FastSerErrorCode.UserCode,
        FastSerErrorCode.InvalidReference, FastSerErrorCode.TrailingBytes,
        FastSerErrorCode.LengthExceeded, FastSerErrorCode.UnexpectedNull,
    ];

    public override void CheckValue<T>(Sample<T> sample)
    {
        foreach (var input in (byte[][])[sample.Bytes, [.. sample.Bytes, 255, 255, 255, 255, 255], [.. sample.Bytes, .. sample.Bytes]])
        {
            var skipped = FastSerializer.Skip<T>(input, sample.Options);
            OperationException.ThrowIf(skipped != sample.Bytes.Length, $"skipped {skipped} bytes of {sample.Bytes.Length}");
        }
    }

    public override void CheckBytes<T>(Damage<T> damage)
    {
        var outcome = Outcome<int>.Of(() => FastSerializer.Skip<T>(damage.Bytes, damage.Options));
        if (damage.Expected.HasValue)
        {
            OperationException.ThrowIf(
                !outcome.HasValue || outcome.Value != damage.Bytes.Length, $"a value became {outcome.Value} {outcome.Describe()}");
        }
        else if (!s_valueCodes.Contains(damage.Expected.Code) && !Versions.CanDiffer(typeof(T)))
        {
            OperationException.ThrowIf(outcome.HasValue, $"{damage.Expected.Describe()} became {outcome.Value} bytes");
        }
    }
}
