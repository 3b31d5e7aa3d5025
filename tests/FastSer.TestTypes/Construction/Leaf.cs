namespace FastSer.TestTypes;

/// <summary>The small class that other test types hold.</summary>
[FastSerType]
public partial class Leaf
{
    public int Id { get; set; }
    public string? Name { get; set; }
}
