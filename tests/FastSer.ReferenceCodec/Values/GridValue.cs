namespace FastSer.ReferenceCodec;

/// <summary>The lengths and elements of an array of several dimensions.</summary>
public sealed class GridValue(int[] lengths, IReadOnlyList<Value> items) : Value
{
    public IReadOnlyList<int> Lengths { get; } = lengths;

    public IReadOnlyList<Value> Items { get; } = items;
}
