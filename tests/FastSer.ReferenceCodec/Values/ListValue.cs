namespace FastSer.ReferenceCodec;

/// <summary>The elements of a collection, or the items of a tuple.</summary>
public sealed class ListValue(IReadOnlyList<Value> items) : Value
{
    public IReadOnlyList<Value> Items { get; } = items;
}
