namespace FastSer.TestTypes;

[FastSerType]
public partial struct Size24
{
    public long A;
    public TimeSpan B;
    public ulong C;
}
