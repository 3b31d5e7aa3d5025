namespace FastSer.TestTypes;

/// <summary>The union in a type that it names.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class LevelGroup : ILevelShape
{
    /// <summary>Values of all levels.</summary>
    [FastSerMember(0)]
    public List<ILevelShape?>? Shapes { get; set; }

    /// <summary>Values of the inner union.</summary>
    [FastSerMember(1)]
    public LevelRound? Round { get; set; }

    /// <summary>Values of the concrete union.</summary>
    [FastSerMember(2)]
    public LevelSquare?[]? Squares { get; set; }
}
