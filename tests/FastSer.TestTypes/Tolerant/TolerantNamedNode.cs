namespace FastSer.TestTypes;

/// <summary>A case that derives from its union.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class TolerantNamedNode : TolerantNode
{
    /// <summary>A text.</summary>
    [FastSerMember(1)]
    public string? Name { get; set; }
}
