namespace FastSer.TestTypes;

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactCollections
{
    public int Count { get; set; }

    public int[]? Ints { get; set; }

    public List<long>? Longs { get; set; }

    public ushort[]? Shorts { get; set; }

    public List<char>? Chars { get; set; }

    public bool[]? Flags { get; set; }

    public List<bool>? FlagList { get; set; }

    public double[]? Doubles { get; set; }

    public byte[]? Bytes { get; set; }

    public nint[]? Natives { get; set; }

    public decimal[]? Decimals { get; set; }

    public HashSet<int>? Set { get; set; }

    public Dictionary<int, long>? Map { get; set; }

    public Dictionary<string, List<int>?>? Lists { get; set; }

    public List<string?>? Texts { get; set; }

    public List<int?>? Sparse { get; set; }

    public int[]?[]? Jagged { get; set; }
}
