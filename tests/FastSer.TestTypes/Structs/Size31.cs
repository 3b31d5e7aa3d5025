namespace FastSer.TestTypes;

[FastSerType]
public partial struct Size31
{
    public byte A;
    public decimal B;
    public short C;
    public DateOnly D;
    public TimeOnly E;
}
