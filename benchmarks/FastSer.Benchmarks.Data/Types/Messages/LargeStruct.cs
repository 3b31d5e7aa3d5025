namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: 32 bytes.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public partial struct LargeStruct
{
    private ulong _val1;
    private ulong _val2;
    private ulong _val3;
    private ulong _val4;

    public LargeStruct(MessageRandom random)
    {
        _val1 = (ulong)random.Next();
        _val2 = (ulong)random.Next();
        _val3 = (ulong)random.Next();
        _val4 = (ulong)random.Next();
    }
}
