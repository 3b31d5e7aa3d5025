namespace FastSer.TestTypes;

/// <summary>A constructor, initializers, a retired key, unbounded members; both formats inside each other.</summary>
/// <param name="Id">A constructor parameter.</param>
/// <param name="Note">One with a default.</param>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
[FastSerRetired(2, typeof(string))]
[FastSerRetired(5, typeof(List<TolerantRow>))]
public sealed partial record TolerantOrder(
    [property: FastSerMember(0)] Guid Id,
    [property: FastSerMember(3)] string? Note = "none")
{
    /// <summary>An initializer that only construction can keep.</summary>
    [FastSerMember(1)]
    public int Priority { get; init; } = 3;

    /// <summary>Objects of the same format.</summary>
    [FastSerMember(4)]
    public List<TolerantRow?>? Rows { get; set; } = [];

    /// <summary>An object of the Fast format.</summary>
    [FastSerMember(6)]
    public Leaf? Leaf { get; set; }

    /// <summary>A nullable value of variable size.</summary>
    [FastSerMember(7)]
    public (int Count, string? Unit)? Amount { get; set; }

    /// <summary>Values behind keys.</summary>
    [FastSerMember(8)]
    public Dictionary<string, TolerantPoint>? Points { get; set; }

    /// <summary>Text that is no string.</summary>
    [FastSerMember(9)]
    public Uri? Link { get; set; }

    /// <summary>A value of fixed size behind all of them.</summary>
    [FastSerMember(10)]
    public decimal Total { get; set; }
}
