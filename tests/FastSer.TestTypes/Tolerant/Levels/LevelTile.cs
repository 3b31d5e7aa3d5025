namespace FastSer.TestTypes;

/// <summary>A class that had its member before its base class grew.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class LevelTile : LevelSquare
{
    /// <summary>A member of its own.</summary>
    [FastSerMember(1)]
    public LevelRound? Pattern { get; set; }
}
