// Any member of type object may hold any of them, as in the source.
[assembly: FastSer.FastSerUnion(0, typeof(bool))]
[assembly: FastSer.FastSerUnion(1, typeof(byte))]
[assembly: FastSer.FastSerUnion(2, typeof(int))]
[assembly: FastSer.FastSerUnion(3, typeof(long))]
[assembly: FastSer.FastSerUnion(4, typeof(FastSer.Benchmarks.Data.Messages.MyEnum))]

namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: boxed values. As in the source, the int is drawn twice.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class BoxedPrimitivesMessage : MessageBase
{
    private object? _bool;
    private object? _byte;
    private object? _int;
    private object? _long;
    private object? _enum;

    public BoxedPrimitivesMessage()
    {
    }

    public BoxedPrimitivesMessage(MessageRandom random)
    {
        _bool = random.NextBoolean();
        _byte = (byte)random.Next();
        _ = random.Next();
        _long = random.Next();
        _int = (int)random.Next();
        _enum = (MyEnum)random.Next(0, 6);
    }
}
