namespace FastSer.TestTypes;

/// <summary>Every integer width, in an order that would leave gaps in memory.</summary>
[FastSerType(View = true)]
public partial class Integers
{
    public byte Byte { get; set; }
    public long Int64 { get; set; }
    public sbyte SByte { get; set; }
    public Int128 Int128 { get; set; }
    public short Int16 { get; set; }
    public ulong UInt64 { get; set; }
    public ushort UInt16 { get; set; }
    public int Int32 { get; set; }
    public char Char { get; set; }
    public uint UInt32 { get; set; }
    public bool Boolean { get; set; }
    public UInt128 UInt128 { get; set; }
    public nint IntPtr { get; set; }
    public nuint UIntPtr { get; set; }
}
