namespace FastSer.TestTypes;

/// <summary>Recursion through a closed generic type.</summary>
[FastSerType(View = true)]
public sealed partial class BoxedNode
{
    public int Value { get; set; }
    public Box<BoxedNode>? Next { get; set; }
}
