namespace FastSer.TestTypes;

[FastSerType]
public partial class PublicFields
{
    public int Number;
    public string? Text;
    public DateTime Moment;
    public long[]? Numbers;
}
