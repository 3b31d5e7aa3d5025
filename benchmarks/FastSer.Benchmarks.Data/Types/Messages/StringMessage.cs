namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: up to 98 equal characters, sometimes null.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class StringMessage : MessageBase
{
    private string? _string;

    public StringMessage()
    {
    }

    public StringMessage(MessageRandom random)
    {
        var length = random.Next(100);
        if (length > 0)
            _string = new string((char)('a' + random.Next(25)), length - 1);
    }
}
