using System.ComponentModel;
using FastSer.Serializers;

namespace FastSer.CompilerServices;

/// <summary>Makes what reads a root collection element by element, for generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class IncrementalReader
{
    /// <summary>Reads the elements of a list.</summary>
    /// <typeparam name="TRoot">The list, or an interface that is read as one.</typeparam>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <param name="minimumElementSize">The least size of an element in bytes, as given to <see cref="FastReader.ReadCount"/>.</param>
    /// <param name="reserves">Whether the list is read with <see cref="FastReader.BeginItems"/>.</param>
    /// <param name="read">Reads an element.</param>
    /// <returns>A reading of one list.</returns>
    public static IncrementalReader<TRoot> List<TRoot, T>(int minimumElementSize, bool reserves, ItemReader<T> read) =>
        new EachItem<TRoot, T>(new ListStore<TRoot, T>(), minimumElementSize, reserves, read);

    /// <summary>Reads the elements of an array.</summary>
    /// <typeparam name="TRoot">The array, or an interface that is read as one.</typeparam>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <param name="minimumElementSize">The least size of an element in bytes, as given to <see cref="FastReader.ReadCount"/>.</param>
    /// <param name="reserves">Whether the array is read with <see cref="FastReader.BeginItems"/>.</param>
    /// <param name="read">Reads an element.</param>
    /// <returns>A reading of one array.</returns>
    public static IncrementalReader<TRoot> Array<TRoot, T>(int minimumElementSize, bool reserves, ItemReader<T> read) =>
        new EachItem<TRoot, T>(new ArrayStore<TRoot, T>(), minimumElementSize, reserves, read);

    /// <summary>Reads the entries of a dictionary.</summary>
    /// <typeparam name="TRoot">The dictionary, or an interface that is read as one.</typeparam>
    /// <typeparam name="TKey">The type of the keys.</typeparam>
    /// <typeparam name="TValue">The type of the values.</typeparam>
    /// <param name="minimumElementSize">The least size of an element in bytes, as given to <see cref="FastReader.ReadCount"/>.</param>
    /// <param name="reserves">Whether the dictionary is read with <see cref="FastReader.BeginItems"/>.</param>
    /// <param name="read">Reads an entry.</param>
    /// <param name="watchesKeys">Whether the dictionary is read with a <see cref="KeyGuard{TKey}"/>.</param>
    /// <param name="hashing">The delegate that the guard hashes keys with.</param>
    /// <returns>A reading of one dictionary.</returns>
    public static IncrementalReader<TRoot> Dictionary<TRoot, TKey, TValue>(
        int minimumElementSize,
        bool reserves,
        ItemReader<KeyValuePair<TKey, TValue>> read,
        bool watchesKeys = false,
        KeyHashing<TKey>? hashing = null)
        where TKey : notnull =>
        new EachItem<TRoot, KeyValuePair<TKey, TValue>>(
            new DictionaryStore<TRoot, TKey, TValue>(watchesKeys, hashing), minimumElementSize, reserves, read);

    /// <summary>Reads the elements of a list of scalars.</summary>
    /// <typeparam name="TRoot">The list, or an interface that is read as one.</typeparam>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <returns>A reading of one list.</returns>
    public static IncrementalReader<TRoot> ScalarList<TRoot, T>()
        where T : unmanaged =>
        new ScalarItems<TRoot, T>(new ListStore<TRoot, T>());

    /// <summary>Reads the elements of an array of scalars.</summary>
    /// <typeparam name="TRoot">The array, or an interface that is read as one.</typeparam>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <returns>A reading of one array.</returns>
    public static IncrementalReader<TRoot> ScalarArray<TRoot, T>()
        where T : unmanaged =>
        new ScalarItems<TRoot, T>(new ArrayStore<TRoot, T>());

    /// <summary>Reads the elements of a list of structs of fixed size.</summary>
    /// <typeparam name="TRoot">The list, or an interface that is read as one.</typeparam>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <returns>A reading of one list.</returns>
    public static IncrementalReader<TRoot> ValueList<TRoot, T>()
        where T : struct, IFastSerializableValue<T> =>
        new ValueItems<TRoot, T>(new ListStore<TRoot, T>());

    /// <summary>Reads the elements of an array of structs of fixed size.</summary>
    /// <typeparam name="TRoot">The array, or an interface that is read as one.</typeparam>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <returns>A reading of one array.</returns>
    public static IncrementalReader<TRoot> ValueArray<TRoot, T>()
        where T : struct, IFastSerializableValue<T> =>
        new ValueItems<TRoot, T>(new ArrayStore<TRoot, T>());
}
