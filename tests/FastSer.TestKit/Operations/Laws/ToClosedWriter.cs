namespace FastSer.TestKit.Operations;

/// <summary>The exception of a buffer writer passes as it is, and the next call works.</summary>
internal sealed class ToClosedWriter() : Operation("to a throwing buffer writer")
{
    public override void CheckValue<T>(Sample<T> sample)
    {
        for (var calls = 0; calls < 3; calls++)
        {
            try
            {
                FastSerializer.Serialize(new ClosedWriter(calls), sample.Value, sample.Options);
            }
            catch (IOException)
            {
                OperationException.ThrowIfDifferent(sample.Bytes, FastSerializer.Serialize(sample.Value, sample.Options));
            }
        }
    }
}
