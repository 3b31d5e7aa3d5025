namespace FastSer.Benchmarks.Data;

/// <summary>Suite modern: nodes that refer to each other.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class SharedGraph
{
    public List<SharedNode>? Nodes { get; set; }
}
