namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: an abstract base whose field has the same name as that of the derived type.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[FastSerUnion(1, typeof(SimpleClass))]
[Serializable]
public abstract partial class SimpleClassBase
{
    private int _val;

    protected SimpleClassBase()
    {
    }

    protected SimpleClassBase(MessageRandom random)
    {
        _val = (int)random.Next();
    }
}
