namespace FastSer.TestTypes;

/// <summary>The content that the view of a collection shows: its elements, or pairs of keys and values.</summary>
public sealed class ViewItemsNode
{
    public List<object?> Items { get; } = [];
}
