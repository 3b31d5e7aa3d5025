namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: one decimal.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class DecimalMessage : MessageBase
{
    private decimal _val;

    public DecimalMessage()
    {
    }

    public DecimalMessage(MessageRandom random)
    {
        _val = random.NextDecimal();
    }
}
