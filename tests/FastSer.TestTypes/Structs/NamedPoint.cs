namespace FastSer.TestTypes;

/// <summary>A struct of variable size.</summary>
[FastSerType]
public partial struct NamedPoint
{
    public int X { get; set; }
    public string? Name { get; set; }
    public int Y { get; set; }
}
