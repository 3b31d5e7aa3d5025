namespace FastSer.TestTypes;

/// <summary>Types of both formats inside a compact one.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactNested
{
    public int Number { get; set; }

    public FastPoint Fast { get; set; }

    public CompactPoint Compact { get; set; }

    public CompactFixed Fixed { get; set; }

    public CompactLabel Label { get; set; }

    public CompactFlags? Flags { get; set; }

    public FastNested? Inner { get; set; }

    public List<CompactPoint>? Points { get; set; }

    public FastPoint[]? FastPoints { get; set; }

    public CompactFixed[]? Fixeds { get; set; }

    public List<CompactFlags?>? FlagList { get; set; }
}

/// <summary>Compact types and wrapped values inside one of the Fast format.</summary>
[FastSerType]
public sealed partial class FastNested
{
    public int Number { get; set; }

    public bool Flag { get; set; }

    public CompactPoint Point { get; set; }

    public CompactFixed Fixed { get; set; }

    public CompactFlags? Flags { get; set; }

    public int[]? Numbers { get; set; }

    public Compact<int[]?> Packed { get; set; }

    public List<int?>? Sparse { get; set; }

    public Compact<List<int?>?> PackedSparse { get; set; }

    public Compact<string?> Text { get; set; }

    public CompactPoint[]? Points { get; set; }
}
