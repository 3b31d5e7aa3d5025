namespace FastSer.CompilerServices;

/// <summary>What a shape knows of a formatter of the user's: how its values are stepped over.</summary>
internal abstract class CustomCode
{
    /// <summary>Gets what tells the formatter's bytes from those of others.</summary>
    public abstract string FormatterName { get; }

    /// <summary>Steps over one value.</summary>
    /// <param name="reader">The reader, moved behind the value.</param>
    public abstract void Skip(ref FastReader reader);
}
