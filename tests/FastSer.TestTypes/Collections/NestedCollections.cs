namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class NestedCollections
{
    public List<List<int>?>? Lists { get; set; }
    public int[]?[]? Jagged { get; set; }
    public int[]?[]?[]? Deeper { get; set; }
    public Dictionary<string, List<Leaf?>?>? Groups { get; set; }
    public List<Dictionary<int, string?>?>? Dictionaries { get; set; }
    public Dictionary<int, Dictionary<string, int[]?>?>? DictionaryOfDictionaries { get; set; }
    public HashSet<string?>?[]? Sets { get; set; }
    public List<IntThenDateTime[]?>? Structs { get; set; }
    public Dictionary<string, (int, HashSet<long>?)>? Tuples { get; set; }
}
