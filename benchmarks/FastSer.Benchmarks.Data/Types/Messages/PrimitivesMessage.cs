namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: one of every primitive type. As in the source, the int is drawn twice.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class PrimitivesMessage : MessageBase
{
    private bool _bool;
    private byte _byte;
    private sbyte _sbyte;
    private char _char;
    private ushort _ushort;
    private short _short;
    private uint _uint;
    private int _int;
    private ulong _ulong;
    private long _long;
    private float _single;
    private double _double;
    private MyEnum _enum;
    private DateTime _date;

    public PrimitivesMessage()
    {
    }

    public PrimitivesMessage(MessageRandom random, DateTime date)
    {
        _bool = random.NextBoolean();
        _byte = (byte)random.Next();
        _sbyte = (sbyte)random.Next();
        _char = (char)random.Next();
        _ushort = (ushort)random.Next();
        _short = (short)random.Next();
        _uint = (uint)random.Next();
        _ = random.Next();
        _ulong = (ulong)random.Next();
        _long = random.Next();
        _int = (int)random.Next();
        _single = (float)random.NextDouble();
        _double = random.NextDouble();
        _enum = (MyEnum)random.Next(0, 6);
        _date = date;
    }
}
