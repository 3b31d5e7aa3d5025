namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class GroupedCollections
{
    public ILookup<string?, int>? Lookup { get; set; }
    public IGrouping<int, string?>? Group { get; set; }
    public ILookup<int, Leaf?>? Objects { get; set; }
}
