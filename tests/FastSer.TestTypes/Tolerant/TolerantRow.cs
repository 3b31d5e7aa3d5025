namespace FastSer.TestTypes;

/// <summary>Members of fixed size only: the length never changes.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class TolerantRow
{
    /// <summary>A number.</summary>
    [FastSerMember(0)]
    public int Number { get; set; }

    /// <summary>A moment.</summary>
    [FastSerMember(1)]
    public DateTime Moment { get; set; }

    /// <summary>A flag.</summary>
    [FastSerMember(2)]
    public bool Flag { get; set; }
}
