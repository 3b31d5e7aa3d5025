namespace FastSer.TestKit.Operations;

/// <summary>A span of the exact size is enough, a longer one is written at its front, and a shorter one is refused.</summary>
internal sealed class ToSpan() : Operation("to a span")
{
    public override void CheckValue<T>(Sample<T> sample)
    {
        foreach (var extra in (int[])[0, 1, 100])
        {
            var span = new byte[sample.Bytes.Length + extra];
            var fits = FastSerializer.TrySerialize(sample.Value, span, out var written, sample.Options);
            OperationException.ThrowIf(!fits, $"refused a span that is longer by {extra}");
            OperationException.ThrowIfDifferent(sample.Bytes, span.AsSpan(0, written));
        }

        foreach (var length in (int[])[sample.Bytes.Length - 1, sample.Bytes.Length / 2, 0])
        {
            var memory = new byte[sample.Bytes.Length + 64];
            var fits = FastSerializer.TrySerialize(sample.Value, memory.AsSpan(0, length), out var written, sample.Options);
            OperationException.ThrowIf(fits || written != 0, $"took a span of {length} for {sample.Bytes.Length}");
            OperationException.ThrowIf(memory.AsSpan(length).ContainsAnyExcept((byte)0), "wrote behind the span");
        }
    }
}
