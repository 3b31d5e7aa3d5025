namespace FastSer.ReferenceCodec;

/// <summary>A value or null (section 10).</summary>
public sealed class NullableSchema(Schema item) : Schema
{
    public Schema Item { get; } = item;
}
