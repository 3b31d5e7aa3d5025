namespace FastSer.TestTypes;

/// <summary>A class that is a union and one of its types.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(LevelSquare))]
[FastSerUnion(1, typeof(LevelTile))]
public partial class LevelSquare : ILevelShape
{
    /// <summary>A member of both.</summary>
    [FastSerMember(0)]
    public int Side { get; set; }

    /// <summary>Appended after the type that derives from it had been there: key 1 is that one's.</summary>
    [FastSerMember(2)]
    public string? Color { get; set; } = "none";
}
