namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: one short.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class S16Message : MessageBase
{
    private short _val;

    public S16Message()
    {
    }

    public S16Message(MessageRandom random)
    {
        _val = (short)random.Next();
    }
}
