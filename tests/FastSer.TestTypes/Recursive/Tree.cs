namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class Tree
{
    public int Value { get; set; }
    public List<Tree?>? Children { get; set; }
}
