namespace FastSer.TestTypes;

/// <summary>A union whose types keep identity, by its own word.</summary>
[FastSerType(References = true)]
[FastSerUnion(0, typeof(GraphGroup))]
[FastSerUnion(1, typeof(GraphItem))]
public abstract partial class GraphPart
{
    public GraphGroup? Parent { get; set; }
}
