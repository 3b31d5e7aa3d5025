namespace FastSer.CompilerServices;

/// <summary>The part of a shape that describes a formatter of the application.</summary>
internal abstract class CustomCode
{
    /// <summary>Gets what tells the formatter's bytes from those of others.</summary>
    public abstract string FormatterName { get; }
}
