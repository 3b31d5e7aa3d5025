namespace FastSer.TestTypes;

/// <summary>A case in the Tolerant format.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class TolerantCircle : ITolerantFigure
{
    /// <summary>The radius.</summary>
    [FastSerMember(0)]
    public double Radius { get; set; }

    /// <summary>A text.</summary>
    [FastSerMember(1)]
    public string? Label { get; set; }
}
