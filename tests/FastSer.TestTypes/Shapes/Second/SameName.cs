namespace FastSer.TestTypes.Second;

[FastSerType]
public partial class SameName
{
    public string? Text { get; set; }
}
