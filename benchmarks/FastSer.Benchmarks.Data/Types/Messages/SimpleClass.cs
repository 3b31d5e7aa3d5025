namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: its field has the same name as that of its base.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class SimpleClass : SimpleClassBase
{
    private long _val;

    public SimpleClass()
    {
    }

    public SimpleClass(MessageRandom random)
        : base(random)
    {
        _val = random.Next();
    }
}
