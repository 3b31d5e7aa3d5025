namespace FastSer.TestTypes;

/// <summary>A case in the Fast format.</summary>
[FastSerType(View = true)]
public sealed partial class FastSquare : ITolerantFigure
{
    /// <summary>The side.</summary>
    public int Side { get; set; }
}
