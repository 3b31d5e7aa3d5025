namespace FastSer.TestTypes;

/// <summary>Unions as members of a Tolerant type.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class TolerantDrawing
{
    /// <summary>One of several types.</summary>
    [FastSerMember(0)]
    public ITolerantFigure? Main { get; set; }

    /// <summary>Many of them.</summary>
    [FastSerMember(1)]
    public List<ITolerantFigure?>? Figures { get; set; }

    /// <summary>A chain of two types.</summary>
    [FastSerMember(2)]
    public TolerantNode? Node { get; set; }
}
