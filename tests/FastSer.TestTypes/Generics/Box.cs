namespace FastSer.TestTypes;

/// <summary>The same name without type parameters.</summary>
[FastSerType]
public partial class Box
{
    public int Number { get; set; }
}
