namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class OneString
{
    public string? Text { get; set; }
}
