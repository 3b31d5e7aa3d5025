namespace FastSer.TestTypes;

/// <summary>A constructor argument follows collections without setters on the wire: they are filled after construction.</summary>
[FastSerType]
public partial class FilledThroughConstructor(string? name)
{
    public List<Leaf?> Leaves { get; } = [];
    public Dictionary<string, string?> Texts { get; } = [];
    public string? Name { get; } = name;
}
