namespace FastSer.Benchmarks;

/// <summary>A row that puts many items on one stream, one call each; its figures are those of one item.</summary>
public sealed class ItemRow<T>(string id, string title, RowOperation operation, int count, Func<int, T[]> createItems)
    : Row(id, title, operation)
{
    private T[]? _items;

    public T[] Items => _items ??= createItems(count);

    public override int ItemsPerOperation => count;

    public override object? InputOf(int index) => Items;

    public override TResult Accept<TResult>(IRowVisitor<TResult> visitor) => visitor.Visit(this);
}
