namespace FastSer.TestTypes;

[FastSerType]
public partial class HidingBase
{
    public int Number { get; set; }
    public string? Text { get; set; }
}
