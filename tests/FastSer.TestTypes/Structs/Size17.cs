namespace FastSer.TestTypes;

[FastSerType]
public partial struct Size17
{
    public Guid A;
    public byte B;
}
