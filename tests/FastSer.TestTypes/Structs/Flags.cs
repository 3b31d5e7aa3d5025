namespace FastSer.TestTypes;

[FastSerType]
public partial struct Flags
{
    public bool A;
    public bool B;
    public bool C;
}
