namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: one long, behind an interface.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class SimpleClass2 : IMyTest
{
    private long _val;

    public SimpleClass2()
    {
    }

    public SimpleClass2(MessageRandom random)
    {
        _val = random.Next();
    }
}
