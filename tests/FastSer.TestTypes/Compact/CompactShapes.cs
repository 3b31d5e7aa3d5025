namespace FastSer.TestTypes;

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactTree
{
    public int Value { get; set; }

    public List<CompactTree?>? Children { get; set; }
}

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactChain
{
    public CompactChain? Next { get; set; }

    public bool IsMarked { get; set; }
}

[FastSerType(Format = WireFormat.Compact)]
public partial record CompactBox<T>(T Content, int Tag);

[FastSerType(Format = WireFormat.Compact)]
public partial record struct CompactPair<TFirst, TSecond>(TFirst First, TSecond Second, bool IsOrdered);

[FastSerType(Format = WireFormat.Compact)]
public partial class CompactBase
{
    public int Number { get; set; }

    public string? Name { get; set; }
}


[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactDerived : CompactBase
{
    public long Extra { get; set; }

    public new string? Name { get; set; }
}

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactTuples
{
    public (int, string?, bool) Value { get; set; }

    public KeyValuePair<long, decimal> Pair { get; set; }

    public Tuple<int, bool, double>? Object { get; set; }

    public (double, Guid) Fixed { get; set; }

    public int Last { get; set; }
}

/// <summary>No member: a control byte that says that it is not null.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactEmpty;

/// <summary>No member with control bits.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial record CompactTexts(string? First, string? Second, double Third);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactScalars
{
    public string? First { get; init; }

    public required decimal Amount { get; init; }

    public DateTime Time { get; init; }

    public float Ratio { get; init; }

    public bool IsOpen { get; init; }

    public TimeSpan Span { get; init; }

    public System.Numerics.BigInteger Big { get; init; }

    public Version? Version { get; init; }

    public Uri? Address { get; init; }

    public System.Text.StringBuilder? Builder { get; init; }

    public string? Last { get; init; }
}
