namespace FastSer.TestTypes;

[FastSerType]
public partial class CaseDiffers
{
    public int Name { get; set; }
    public string? name { get; set; }
    public long NAME { get; set; }
}
