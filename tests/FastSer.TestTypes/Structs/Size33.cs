namespace FastSer.TestTypes;

[FastSerType]
public partial struct Size33
{
    public Guid A;
    public Guid B;
    public bool C;
}
