namespace FastSer.TestTypes;

[FastSerType]
public partial struct StructOfCollections
{
    public int[]? Numbers { get; set; }
    public List<string?>? Names { get; set; }
    public NamedPoint Point { get; set; }
    public DateTime? Moment { get; set; }
}
