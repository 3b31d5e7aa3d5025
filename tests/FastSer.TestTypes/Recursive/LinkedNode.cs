namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class LinkedNode
{
    public int Value { get; set; }
    public LinkedNode? Next { get; set; }
}
