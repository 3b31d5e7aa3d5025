namespace FastSer.TestTypes;

/// <summary>Collections without setters, made by the initialisers and filled where they are.</summary>
[FastSerType]
public partial class FilledCollections
{
    public int Number { get; set; }
    public List<int> Numbers { get; } = [1, 2];
    public List<string?> Texts { get; } = [];
    public List<Leaf?> Leaves { get; } = [];
    public Dictionary<string, int> Counts { get; } = new() { ["initial"] = 1 };
    public HashSet<int> Distinct { get; } = [];
    public readonly List<List<string>?> Rows = [];
    public string? Text { get; set; }
}
