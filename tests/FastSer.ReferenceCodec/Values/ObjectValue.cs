namespace FastSer.ReferenceCodec;

/// <summary>An object, which is the same one where it is met again.</summary>
public sealed class ObjectValue(ObjectSchema schema) : Value
{
    public ObjectSchema Schema { get; } = schema;

    /// <summary>Gets or sets what is kept of a later version; null for nothing.</summary>
    public UnknownMembers? Unknown { get; set; }

    /// <summary>Gets the values of the schema's members, in their order; that of a retired one is null.</summary>
    public Value[] Members { get; } = [.. Enumerable.Repeat<Value>(NullValue.Instance, schema.Members.Count)];
}
