namespace FastSer.TestTypes;

/// <summary>Keeps identity: shared, and part of cycles.</summary>
[FastSerType(References = true)]
public partial class GraphNode
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public GraphNode? Next { get; set; }

    public List<GraphNode?>? Neighbours { get; set; }

    public SharedName? Label { get; set; }
}
