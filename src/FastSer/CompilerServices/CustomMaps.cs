using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>Fills dictionary types of the application that are structs: a call through their interface would fill a copy.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class CustomMaps
{
    /// <summary>Fills a new one, which generated code makes: .NET 8 compiles constructors of structs in generic code wrongly ahead of time.</summary>
    /// <typeparam name="TMap">The struct.</typeparam>
    /// <typeparam name="TKey">The type of the keys.</typeparam>
    /// <typeparam name="TValue">The type of the values.</typeparam>
    /// <param name="map">The new dictionary.</param>
    /// <param name="items">The entries.</param>
    /// <returns>The dictionary.</returns>
    /// <exception cref="FastSerException">The dictionary finds two keys equal.</exception>
    public static TMap Fill<TMap, TKey, TValue>(TMap map, Dictionary<TKey, TValue> items)
        where TMap : struct, IDictionary<TKey, TValue>
        where TKey : notnull
    {
        ArgumentNullException.ThrowIfNull(items);
        foreach (var (key, value) in items)
        {
            if (map.ContainsKey(key))
            {
                Throw.DuplicateKey(map.Count);
            }

            map.Add(key, value);
        }

        return map;
    }
}
