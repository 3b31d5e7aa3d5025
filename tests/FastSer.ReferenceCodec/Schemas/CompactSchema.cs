namespace FastSer.ReferenceCodec;

/// <summary>The wrapper that selects the Compact format (section 20.7).</summary>
public sealed class CompactSchema(Schema item) : Schema
{
    public Schema Item { get; } = item;
}
