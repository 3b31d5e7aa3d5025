namespace FastSer.TestTypes;

[FastSerType]
public partial class OrderedMembers
{
    [FastSerMember(30)]
    public string? Last { get; set; }

    [FastSerMember(10)]
    public int First { get; set; }

    [FastSerMember(20)]
    public string? Middle { get; set; }

    [FastSerMember(25)]
    public DateTime AfterMiddle { get; set; }
}
