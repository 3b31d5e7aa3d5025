namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: up to 99,998 bytes.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class ByteArrayMessage : MessageBase
{
    private byte[]? _byteArr;

    public ByteArrayMessage()
    {
    }

    public ByteArrayMessage(MessageRandom random)
    {
        var length = random.Next(100000);
        if (length > 0)
        {
            _byteArr = new byte[length - 1];
            for (var i = 0; i < _byteArr.Length; i++)
                _byteArr[i] = (byte)i;
        }
    }
}
