namespace FastSer.TestTypes;

/// <summary>A recursive type in the Tolerant format.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class TolerantTree
{
    /// <summary>A value.</summary>
    [FastSerMember(0)]
    public int Value { get; set; }

    /// <summary>The left branch.</summary>
    [FastSerMember(1)]
    public TolerantTree? Left { get; set; }

    /// <summary>Any number of branches.</summary>
    [FastSerMember(2)]
    public TolerantTree?[]? Others { get; set; }
}
