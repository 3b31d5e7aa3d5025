namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class DeepCollections
{
    public List<Dictionary<string, HashSet<(int, string?)>?[]>?>? Value { get; set; }
    public int[]?[]?[]?[]? Jagged { get; set; }
    public KeyValuePair<KeyValuePair<int, string?>, (int, (int, (int, string?)))> Pairs { get; set; }
}
