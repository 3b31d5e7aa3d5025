namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: one int.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class S32Message : MessageBase
{
    private int _val;

    public S32Message()
    {
    }

    public S32Message(MessageRandom random)
    {
        _val = (int)random.Next();
    }
}
