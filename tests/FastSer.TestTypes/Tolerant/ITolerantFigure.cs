namespace FastSer.TestTypes;

/// <summary>A union of types in both formats.</summary>
[FastSerType(View = true)]
[FastSerUnion(0, typeof(TolerantCircle))]
[FastSerUnion(1, typeof(FastSquare))]
[FastSerUnion(300, typeof(TolerantPoint))]
public partial interface ITolerantFigure;
