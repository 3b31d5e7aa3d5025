namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class OrderedDerived : OrderedBase
{
    [FastSerMember(4)]
    public string? Second { get; set; }

    [FastSerMember(3)]
    public int First { get; set; }
}
