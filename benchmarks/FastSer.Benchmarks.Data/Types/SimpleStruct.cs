namespace FastSer.Benchmarks.Data;

/// <summary>Suite 001: 12 bytes of data in 16 bytes of memory.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public partial struct SimpleStruct
{
    public int Id;

    public DateTime CreateTime;
}
