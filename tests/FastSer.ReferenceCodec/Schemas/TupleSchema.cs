namespace FastSer.ReferenceCodec;

/// <summary>Items in order (section 10); a class has a presence byte. A group is one too (section 6.2).</summary>
public sealed class TupleSchema(bool isClass, params Schema[] items) : Schema
{
    public bool IsClass { get; } = isClass;

    public IReadOnlyList<Schema> Items { get; } = items;
}
