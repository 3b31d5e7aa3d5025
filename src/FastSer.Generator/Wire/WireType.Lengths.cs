namespace FastSer.Generator.Wire;

// The one length that stands before a value, if there is one: what limits of members are about.
internal abstract partial record WireType
{
    /// <summary>The reader's method that looks at the length; null where there is none, or none that limits the elements.</summary>
    public virtual string? LengthMethod => null;

    /// <summary>The length of a value is known only when its elements have been asked for.</summary>
    public virtual bool IsLazy => false;

    /// <summary>The call that finds the length of a value in memory.</summary>
    public virtual string FormatLength(string value) => $"LengthOf({value})";
}
