namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: public fields of three sizes.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public partial struct MyStruct1
{
    public byte Byte;

    public int Int;

    public long Long;
}
