namespace FastSer.TestTypes;

[FastSerType]
public partial struct Size40
{
    public long A;
    public long B;
    public long C;
    public long D;
    public long E;
}
