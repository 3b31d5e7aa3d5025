namespace FastSer.TestTypes;

/// <summary>No gap and every bit pattern legal: may be copied as memory.</summary>
[FastSerType]
public partial struct Size12
{
    public int A;
    public float B;
    public uint C;
}
