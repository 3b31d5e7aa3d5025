namespace FastSer.MatrixTests;

/// <summary>The object that compiled source text makes for each pair of a collection and an element.</summary>
/// <typeparam name="T">The collection.</typeparam>
/// <param name="name">Its name in messages.</param>
/// <param name="writeNested">A call site, by which the generator sees the root in a list.</param>
/// <param name="write">A call site of the root.</param>
/// <param name="many">The collection with all elements.</param>
/// <param name="none">The empty collection.</param>
/// <param name="itemsOf">Its elements.</param>
public sealed class CompactRoot<T>(
    string name, Func<Compact<List<T>>, byte[]> writeNested, Func<Compact<T>, byte[]> write, T many, T none, Func<T, object[]> itemsOf)
    : ICompactRoot
{
    private static readonly FastSerializerOptions s_fingerprint = new() { Fingerprint = true };

    public string Name => name;

    public string Fingerprint => Convert.ToHexString(FastSerializer.Serialize(new Compact<T>(many), s_fingerprint).AsSpan(0, 4));

    public byte[] Bytes => write(new Compact<T>(many));

    public byte[] Empty => write(new Compact<T>(none));

    public byte[] Nested => writeNested(new Compact<List<T>>([many, none, many]));

    public object[] Read(byte[] bytes)
    {
        var items = itemsOf(FastSerializer.Deserialize<Compact<T>>(bytes).Value);
        Array.Sort(items);
        return items;
    }

    public int Skip(byte[] bytes) => FastSerializer.Skip<Compact<T>>(bytes);

    public int SkipNested(byte[] bytes) => FastSerializer.Skip<Compact<List<T>>>(bytes);

    public FastSerError ErrorOf(byte[] bytes) =>
        FastSerializer.TryDeserialize<Compact<T>>(bytes, out _, out var error) ? default : error;
}
