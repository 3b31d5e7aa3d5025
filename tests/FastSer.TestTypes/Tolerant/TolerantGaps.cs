namespace FastSer.TestTypes;

/// <summary>Keys that begin at 1 and have gaps.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
[FastSerReservedKeys(0)]
[FastSerReservedKeys(3, 9)]
[FastSerRetired(10, typeof(int))]
public partial class TolerantGaps
{
    /// <summary>A number.</summary>
    [FastSerMember(1)]
    public int Number { get; set; }

    /// <summary>A text.</summary>
    [FastSerMember(2)]
    public string? Text { get; set; }

    /// <summary>A number.</summary>
    [FastSerMember(11)]
    public long? Last { get; set; }
}
