namespace FastSer.TestTypes;

/// <summary>A union in a union, with tags of its own.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
[FastSerUnion(4, typeof(LevelCircle))]
[FastSerUnion(2, typeof(LevelEllipse))]
public abstract partial class LevelRound : ILevelShape
{
    /// <summary>A member that all have.</summary>
    [FastSerMember(0)]
    public double Width { get; set; }
}
