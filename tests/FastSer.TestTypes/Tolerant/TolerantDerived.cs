namespace FastSer.TestTypes;

/// <summary>Members of the base, private ones too, and own ones.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class TolerantDerived : TolerantBase
{
    /// <summary>A member of its own.</summary>
    [FastSerMember(2)]
    public long Count { get; init; }

    /// <summary>A required member.</summary>
    [FastSerMember(3)]
    public required string? Label { get; set; }
}
