namespace FastSer.TestTypes;

[FastSerType]
public partial struct Size26
{
    public DateTimeOffset A;
    public Int128 B;
}
