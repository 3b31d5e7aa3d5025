namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class HidingBase
{
    public int Number { get; set; }
    public string? Text { get; set; }
}
