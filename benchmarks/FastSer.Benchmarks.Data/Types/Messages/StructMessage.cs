namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: two structs.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class StructMessage : MessageBase
{
    private MyStruct1 _struct1;
    private MyStruct2 _struct2;

    public StructMessage()
    {
    }

    public StructMessage(MessageRandom random)
    {
        _struct1 = new MyStruct1
        {
            Byte = (byte)random.Next(),
            Int = (int)random.Next(),
            Long = random.Next(),
        };
        _struct2 = new MyStruct2
        {
            String = new string((char)('a' + random.Next(25)), random.Next(0, 20)),
            Int = (int)random.Next(),
        };
    }
}
