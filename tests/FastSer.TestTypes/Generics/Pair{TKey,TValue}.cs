namespace FastSer.TestTypes;

[FastSerType]
public readonly partial struct Pair<TKey, TValue>(TKey key, TValue value)
{
    public TKey Key { get; } = key;
    public TValue Value { get; } = value;
}
