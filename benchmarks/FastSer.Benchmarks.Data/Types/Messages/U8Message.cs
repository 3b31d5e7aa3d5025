namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: one byte.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class U8Message : MessageBase
{
    private byte _val;

    public U8Message()
    {
    }

    public U8Message(MessageRandom random)
    {
        _val = (byte)random.Next();
    }
}
