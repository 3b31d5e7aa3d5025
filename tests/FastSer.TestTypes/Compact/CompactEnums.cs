namespace FastSer.TestTypes;

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactEnums
{
    public DayOfWeek Day { get; set; }

    public DateTimeKind? Kind { get; set; }

    public CompactLevel Level { get; set; }

    public CompactMask Mask { get; set; }

    public List<CompactMask>? Masks { get; set; }

    public DayOfWeek[]? Days { get; set; }

    public Dictionary<CompactLevel, CompactMask>? Map { get; set; }
}

public enum CompactLevel : byte
{
    Low,
    High = 200,
}

public enum CompactMask : ulong
{
    None,
    Top = 1UL << 63,
}
