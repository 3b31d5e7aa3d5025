namespace FastSer.TestTypes;

/// <summary>Generic types inside a generic type, with constraints of their own.</summary>
[FastSerType]
public sealed partial class Registry<TKey>
    where TKey : notnull, IEquatable<TKey>
{
    public Dictionary<TKey, Entry<int>>? Numbers { get; set; }

    public Entry<DateTime>[]? Dates { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(Leaf))]
    public Dictionary<TKey, object?>? Any { get; set; }

    [FastSerType]
    public partial struct Entry<TValue>
        where TValue : unmanaged
    {
        public TKey? Key { get; set; }

        public TValue Value { get; set; }
    }
}
