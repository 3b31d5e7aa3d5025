namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class ClassCollections
{
    public Leaf?[]? Array { get; set; }
    public List<Leaf?>? List { get; set; }
    public HashSet<PositionalRecord?>? Set { get; set; }
    public Dictionary<string, Leaf?>? Dictionary { get; set; }
    public Dictionary<PositionalRecord, Leaf>? RecordKeys { get; set; }
}
