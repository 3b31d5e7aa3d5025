namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class StringCollections
{
    public string?[]? Array { get; set; }
    public List<string?>? List { get; set; }
    public HashSet<string?>? Set { get; set; }
    public Dictionary<string, string?>? Dictionary { get; set; }
}
