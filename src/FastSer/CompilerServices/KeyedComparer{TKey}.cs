namespace FastSer.CompilerServices;

/// <summary>The equality of the default comparer, with hash codes that are other ones in each process.</summary>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <param name="hashing">Adds the parts of a key; null for built-in types.</param>
internal sealed class KeyedComparer<TKey>(KeyHashing<TKey>? hashing) : IEqualityComparer<TKey>
{
    private static readonly KeyedComparer<TKey> s_builtIn = new(null);

    public static KeyedComparer<TKey> Of(KeyHashing<TKey>? hashing) => hashing is null ? s_builtIn : new(hashing);

    public bool Equals(TKey? x, TKey? y) => EqualityComparer<TKey>.Default.Equals(x, y);

    public int GetHashCode(TKey key)
    {
        if (key is null)
        {
            return 0;
        }

        var hasher = KeyHasher.Start();
        if (hashing is null)
        {
            hasher.Add(key);
        }
        else
        {
            hashing(ref hasher, key);
        }

        return hasher.ToHashCode();
    }
}
