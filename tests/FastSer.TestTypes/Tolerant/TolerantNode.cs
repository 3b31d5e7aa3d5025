namespace FastSer.TestTypes;

/// <summary>A union that is a case of its own, and recursive.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(TolerantNode))]
[FastSerUnion(1, typeof(TolerantNamedNode))]
public partial class TolerantNode
{
    /// <summary>Another node of either type.</summary>
    [FastSerMember(0)]
    public TolerantNode? Next { get; set; }
}
