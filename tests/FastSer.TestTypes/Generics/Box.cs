namespace FastSer.TestTypes;

/// <summary>A type with the name of the generic one, but without type parameters.</summary>
[FastSerType]
public partial class Box
{
    public int Number { get; set; }
}
