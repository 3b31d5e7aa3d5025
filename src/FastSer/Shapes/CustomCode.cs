namespace FastSer.CompilerServices;

/// <summary>What a shape knows of a user's formatter.</summary>
internal abstract class CustomCode
{
    /// <summary>Gets what tells the formatter's bytes from those of others.</summary>
    public abstract string FormatterName { get; }
}
