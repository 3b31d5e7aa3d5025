namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class OrderedBase
{
    [FastSerMember(2)]
    public string? BaseSecond { get; set; }

    [FastSerMember(1)]
    public int BaseFirst { get; set; }
}
