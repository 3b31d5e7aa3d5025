namespace FastSer.CoverageFuzz.Targets;

/// <summary>Explains bytes: each byte has one part, and the error is that of reading.</summary>
internal sealed class ExplainOperation() : Operation("explain")
{
    public override void CheckBytes<T>(Damage<T> damage)
    {
        var explanation = FastSerializer.Explain<T>(damage.Bytes);
        OperationException.ThrowIf(
            (explanation.Error?.Code ?? FastSerErrorCode.None) != damage.Expected.Code, $"{explanation.Error?.Code} instead of {damage.Expected.Code}");
    }
}
