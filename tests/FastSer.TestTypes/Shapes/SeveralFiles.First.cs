namespace FastSer.TestTypes;

[FastSerType]
public partial class SeveralFiles
{
    [FastSerMember(2)]
    public string? Second { get; set; }
}
