namespace FastSer.TestTypes;

/// <summary>A type of the innermost union, without members of any length.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class LevelEllipse : LevelRound
{
    /// <summary>A member of its own.</summary>
    [FastSerMember(1)]
    public double Height { get; set; }
}
