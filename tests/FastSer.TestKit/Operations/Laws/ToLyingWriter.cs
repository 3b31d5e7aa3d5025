namespace FastSer.TestKit.Operations;

/// <summary>A buffer writer that gives too little is found out, and nothing else happens.</summary>
internal sealed class ToLyingWriter() : Operation("to a lying buffer writer")
{
    public override void CheckValue<T>(Sample<T> sample)
    {
        try
        {
            FastSerializer.Serialize(new LyingWriter(), sample.Value, sample.Options);
        }
        catch (InvalidOperationException)
        {
            return;
        }

        throw new OperationException("took a span that was too short");
    }
}
