namespace FastSer.Benchmarks.Data;

/// <summary>Suite modern: a node that others refer to, and that is part of a cycle.</summary>
[FastSerType(References = true, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class SharedNode : IKeepsIdentity
{
    public int Id { get; set; }

    public double Weight { get; set; }

    public SharedNode? Parent { get; set; }

    public SharedNode? Partner { get; set; }

    public List<SharedNode>? Links { get; set; }
}
