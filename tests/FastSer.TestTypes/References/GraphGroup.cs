namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class GraphGroup : GraphPart
{
    public List<GraphPart?>? Parts { get; set; }
}
