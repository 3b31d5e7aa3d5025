namespace FastSer.TestTypes;

/// <summary>A struct that holds itself through an array.</summary>
[FastSerType(View = true)]
public partial struct StructNode
{
    public int Value { get; set; }
    public StructNode[]? Children { get; set; }
}
