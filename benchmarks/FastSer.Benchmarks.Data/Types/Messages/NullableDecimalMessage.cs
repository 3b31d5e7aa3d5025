namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: a decimal that is null in 97 of 100.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class NullableDecimalMessage : MessageBase
{
    private decimal? _val;

    public NullableDecimalMessage()
    {
    }

    public NullableDecimalMessage(MessageRandom random)
    {
        _val = random.Next(100) == 0 ? random.NextDecimal() : null;
    }
}
