namespace FastSer.TestTypes;

/// <summary>Every integer, and values of one byte between them.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactIntegers
{
    public short A { get; set; }

    public ushort B { get; set; }

    public char C { get; set; }

    public byte D { get; set; }

    public int E { get; set; }

    public uint F { get; set; }

    public long G { get; set; }

    public ulong H { get; set; }

    public sbyte I { get; set; }

    public nint J { get; set; }

    public nuint K { get; set; }

    public Int128 L { get; set; }
}
