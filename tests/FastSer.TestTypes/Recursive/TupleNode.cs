namespace FastSer.TestTypes;

/// <summary>Recursion through a tuple and a nullable.</summary>
[FastSerType(View = true)]
public sealed partial class TupleNode
{
    public (int, TupleNode?) Next { get; set; }
    public List<KeyValuePair<string?, TupleNode?>>? More { get; set; }
}
