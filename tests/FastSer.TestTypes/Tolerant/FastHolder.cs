namespace FastSer.TestTypes;

/// <summary>A Fast type that holds Tolerant ones.</summary>
[FastSerType(View = true)]
public sealed partial class FastHolder
{
    /// <summary>An object.</summary>
    public TolerantNote? Note { get; set; }

    /// <summary>Objects in one run.</summary>
    public List<TolerantNote?>? Notes { get; set; }

    /// <summary>Structs.</summary>
    public TolerantPoint[]? Points { get; set; }

    /// <summary>A nullable struct.</summary>
    public TolerantPoint? Point { get; set; }

    /// <summary>Objects without members.</summary>
    public TolerantEmpty?[]? Empties { get; set; }

    /// <summary>A generic object of values.</summary>
    public TolerantBox<int>? Number { get; set; }

    /// <summary>A generic object of references.</summary>
    public TolerantBox<string>? Text { get; set; }
}
