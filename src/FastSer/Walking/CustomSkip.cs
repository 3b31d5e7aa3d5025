namespace FastSer.CompilerServices;

/// <summary>How values of a user's formatter are skipped.</summary>
internal abstract class CustomSkip : CustomCode
{
    /// <summary>The size of the value that the bytes begin with, as the formatter tells.</summary>
    /// <param name="data">The bytes that the formatter may see.</param>
    /// <param name="maxDepth">How deep what it reads may nest.</param>
    public int SizeOf(ReadOnlySpan<byte> data, int maxDepth)
    {
        var reader = new FastReader(data, maxDepth);
        try
        {
            Skip(ref reader);
            return (int)reader.OffsetIn(data);
        }
        finally
        {
            reader.ReleaseReferences();
        }
    }

    /// <summary>Skips one value.</summary>
    /// <param name="reader">The reader, moved behind the value.</param>
    protected abstract void Skip(ref FastReader reader);
}
