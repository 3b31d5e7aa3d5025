namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class SeveralStrings
{
    public string? First { get; set; }
    public int Between { get; set; }
    public string Second { get; set; } = "";
    public string? Third { get; set; }
}
