namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: members of a sealed, an abstract and an interface type, sometimes null.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class ComplexMessage : MessageBase
{
    private S16Message? _msg;
    private SimpleClass? _sealedClass;
    private SimpleClassBase? _abstractMsg;
    private IMyTest? _ifaceMsg;

    public ComplexMessage()
    {
    }

    public ComplexMessage(MessageRandom random)
    {
        _msg = random.Next(100) == 0 ? null : new S16Message(random);
        _sealedClass = random.Next(100) == 0 ? null : new SimpleClass(random);
        _abstractMsg = random.Next(100) == 0 ? null : new SimpleClass(random);
        _ifaceMsg = random.Next(100) == 0 ? null : new SimpleClass2(random);
    }
}
