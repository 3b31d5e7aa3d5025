namespace FastSer.TestTypes;

[FastSerType]
public partial struct Size20
{
    public byte A;
    public Half B;
    public long C;
    public bool D;
    public DateTime E;
}
