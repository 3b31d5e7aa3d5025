namespace FastSer;

/// <summary>How the members of a type are laid out in bytes.</summary>
public enum WireFormat
{
    /// <summary>Fixed-width members in one block, then the others: the fastest format (docs/format.md, Fast).</summary>
    Fast = 0,
}
