namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class GraphItem : GraphPart
{
    public long Number { get; set; }
}
