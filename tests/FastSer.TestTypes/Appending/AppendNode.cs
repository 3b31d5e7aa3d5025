namespace FastSer.TestTypes;

/// <summary>Objects that keep their identity, in cycles.</summary>
[FastSerType(Append = true, References = true)]
public partial class AppendNode
{
    /// <summary>A text.</summary>
    public string? Name { get; set; } = "node";

    /// <summary>Another one, or itself.</summary>
    public AppendNode? Next { get; set; }

    /// <summary>Others.</summary>
    public List<AppendNode?>? Others { get; set; }
}
