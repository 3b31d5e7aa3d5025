namespace FastSer.TestTypes;

/// <summary>A type of the innermost union.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class LevelCircle : LevelRound
{
    /// <summary>Of any length.</summary>
    [FastSerMember(1)]
    public string? Label { get; set; }
}
