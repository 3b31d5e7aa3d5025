namespace FastSer.ReferenceCodec;

/// <summary>A count and elements (section 6). The elements of maps, lookups and priority queues are pairs.</summary>
public sealed class CollectionSchema(Schema item) : Schema
{
    public Schema Item { get; } = item;

    public NullForm NullForm { get; init; }

    public Uniqueness Uniqueness { get; init; }

    /// <summary>Gets what equals what, where it is not the default of the type.</summary>
    public IEqualityComparer<Value>? Comparer { get; init; }

    /// <summary>Gets whether the reader restores the order of the wire (section 6.3).</summary>
    public bool KeepsOrder { get; init; } = true;

    /// <summary>Gets whether it is an array or a list on the wire of the Compact format (section 20.4).</summary>
    public bool IsSequence { get; init; }

    /// <summary>Gets whether the elements are as in the Fast format also in the Compact one (section 20).</summary>
    public bool HasFastItems { get; init; }
}
