namespace FastSer.IntegrationTests.Sequences;

/// <summary>An item whose control bits say how long it is.</summary>
[FastSerType(Format = WireFormat.Compact)]
public partial struct ShortAndFlag
{
    public short Number { get; set; }

    public bool IsSet { get; set; }
}

/// <summary>An item with control bits for every kind of integer, and a part of fixed size.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class ControlledItem
{
    public char Letter { get; set; }

    public uint Count { get; set; }

    public long Sum { get; set; }

    public decimal Price { get; set; }

    public Guid Id { get; set; }
}

/// <summary>Structs of it have bits that no value has.</summary>
[FastSerType]
public partial struct FlagAndTime
{
    public bool IsSet { get; set; }

    public DateTime Time { get; set; }
}

/// <summary>Does what a test asks for when it is made.</summary>
[FastSerType]
public sealed partial class ActingItem
{
    [ThreadStatic]
    private static Action? t_action;

    /// <summary>Initializes a new instance of the <see cref="ActingItem"/> class.</summary>
    /// <param name="number">Any number.</param>
    public ActingItem(int number)
    {
        Number = number;
        t_action?.Invoke();
    }

    public int Number { get; }

    /// <summary>Sets what items of the current thread do; null for nothing.</summary>
    public static void Do(Action? action) => t_action = action;
}

/// <summary>Collections whose elements are kept room for in a window.</summary>
[FastSerType]
public sealed partial class ManyItems
{
    public List<string>? Texts { get; set; }

    public Note[]? Notes { get; set; }

    public Dictionary<int, int[]>? Lists { get; set; }

    /// <summary>Of elements that can claim more than they take: bytes are kept for those to come.</summary>
    public List<List<string>?>? Nested { get; set; }
}

/// <summary>Collections whose elements are kept room for, in a Tolerant object, which has a length, inside others.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class ManyTolerantItems
{
    [FastSerMember(0)]
    public List<string>? Texts { get; set; }

    [FastSerMember(1)]
    public ManyTolerantItems? Inner { get; set; }

    [FastSerMember(2)]
    public List<ManyTolerantItems?>? Items { get; set; }

    [FastSerMember(3)]
    public List<List<string>?>? Nested { get; set; }

    [FastSerMember(4)]
    public int Number { get; set; }

    [FastSerMember(5)]
    public byte[]? Bytes { get; set; }
}
