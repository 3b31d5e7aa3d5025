namespace FastSer.TestTypes;

[FastSerType]
public partial class OneString
{
    public string? Text { get; set; }
}
