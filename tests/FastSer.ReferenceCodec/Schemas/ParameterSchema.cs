namespace FastSer.ReferenceCodec;

/// <summary>
/// A type argument in the place of its type parameter: of variable size, without control bits, and never known to be
/// nullable (sections 7.3, 18 and 20.3).
/// </summary>
public sealed class ParameterSchema(Schema item) : Schema
{
    public Schema Item { get; } = item;
}
