namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: one long.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class S64Message : MessageBase
{
    private long _val;

    public S64Message()
    {
    }

    public S64Message(MessageRandom random)
    {
        _val = random.Next();
    }
}
