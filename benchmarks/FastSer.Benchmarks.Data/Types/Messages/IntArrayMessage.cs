namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: up to 99,998 numbers.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class IntArrayMessage : MessageBase
{
    private int[]? _intArr;

    public IntArrayMessage()
    {
    }

    public IntArrayMessage(MessageRandom random)
    {
        var length = random.Next(100000);
        if (length > 0)
        {
            _intArr = new int[length - 1];
            for (var i = 0; i < _intArr.Length; i++)
                _intArr[i] = (int)random.Next();
        }
    }
}
