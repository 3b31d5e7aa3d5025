namespace FastSer.CompilerServices;

/// <summary>Skips values that a formatter of the application has written.</summary>
internal abstract class CustomSkip : CustomCode
{
    /// <summary>The size of the value that the bytes begin with, as the formatter tells.</summary>
    /// <param name="data">The bytes that the formatter may see.</param>
    /// <param name="options">The options of the call.</param>
    /// <param name="depth">The number of values of recursive types around the value.</param>
    public int SizeOf(ReadOnlySpan<byte> data, FastSerializerOptions? options, int depth)
    {
        var reader = new FastReader(data, options, depth);
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
