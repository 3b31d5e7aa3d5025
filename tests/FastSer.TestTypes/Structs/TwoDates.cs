namespace FastSer.TestTypes;

[FastSerType]
public partial struct TwoDates
{
    public DateTime First;
    public DateTime Second;
}
