namespace FastSer.TestTypes;

public partial class SeveralFiles
{
    [FastSerMember(1)]
    public int First { get; set; }

    [FastSerMember(3)]
    public List<int>? Third { get; set; }
}
