namespace FastSer.Benchmarks.Data;

/// <summary>Suite modern: a recursive type.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class TreeNode
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public List<TreeNode>? Children { get; set; }
}
