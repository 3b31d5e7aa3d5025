namespace FastSer.CompilerServices;

/// <summary>How values of a user's formatter are skipped.</summary>
internal abstract class CustomSkip : CustomCode
{
    /// <summary>Skips one value.</summary>
    /// <param name="reader">The reader, moved behind the value.</param>
    public abstract void Skip(ref FastReader reader);
}
