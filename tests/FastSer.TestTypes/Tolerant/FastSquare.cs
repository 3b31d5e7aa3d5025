namespace FastSer.TestTypes;

/// <summary>A case in the Fast format.</summary>
[FastSerType]
public sealed partial class FastSquare : ITolerantFigure
{
    /// <summary>The side.</summary>
    public int Side { get; set; }
}
