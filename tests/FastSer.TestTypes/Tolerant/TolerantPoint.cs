namespace FastSer.TestTypes;

/// <summary>A struct in the Tolerant format.</summary>
/// <param name="X">The first coordinate.</param>
/// <param name="Label">A text.</param>
/// <param name="Y">The second coordinate.</param>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public readonly partial record struct TolerantPoint(
    [property: FastSerMember(0)] int X,
    [property: FastSerMember(1)] string? Label,
    [property: FastSerMember(2)] double? Y) : ITolerantFigure;
