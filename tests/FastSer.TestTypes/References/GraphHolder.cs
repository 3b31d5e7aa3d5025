namespace FastSer.TestTypes;

/// <summary>Does not keep identity itself, but what it holds does.</summary>
[FastSerType]
public partial class GraphHolder
{
    public GraphNode? First { get; set; }

    public GraphNode?[]? Nodes { get; set; }

    public SharedName? Name { get; set; }

    public GraphPart? Part { get; set; }
}
