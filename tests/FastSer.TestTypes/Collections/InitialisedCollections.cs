namespace FastSer.TestTypes;

/// <summary>Members with initialisers: a null or empty value on the wire wins over the initialiser.</summary>
[FastSerType(View = true)]
public partial class InitialisedCollections
{
    public List<int>? Numbers { get; set; } = [1, 2, 3];
    public string? Text { get; set; } = "initial";
    public Leaf? Leaf { get; set; } = new() { Id = 7 };
}
