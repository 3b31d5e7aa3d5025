namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, log: an address of four bytes.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public partial struct LogAddress
{
    public byte X0;

    public byte X1;

    public byte X2;

    public byte X3;
}
