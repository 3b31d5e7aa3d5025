namespace FastSer.TestTypes;

/// <summary>Two members that may hold the same object: it is written twice.</summary>
[FastSerType]
public partial class SharedReferences
{
    public Leaf? First { get; set; }
    public Leaf? Second { get; set; }
}
