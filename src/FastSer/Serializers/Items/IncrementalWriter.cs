using System.ComponentModel;
using System.Runtime.CompilerServices;
using FastSer.Serializers;

namespace FastSer.CompilerServices;

/// <summary>One writing of a long root collection part by part: between two parts, what was written can be sent.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class IncrementalWriter
{
    /// <summary>So many bytes make a part. Shorter values are written as a whole.</summary>
    internal const int PartSize = 512 * 1024;

    /// <summary>Collections of fewer elements are written as a whole, whatever these hold: a call for each element costs 2 ns (E84).</summary>
    internal const int LeastCount = 128;

    private protected IncrementalWriter()
    {
    }

    /// <summary>Writes a list or an array element by element.</summary>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <param name="items">The collection.</param>
    /// <param name="write">Writes an element.</param>
    /// <returns>A writing of the collection; null if it is short, or neither a list nor an array.</returns>
    public static IncrementalWriter? Items<T>(object? items, ItemWriter<T> write) =>
        CountOf<T>(items) >= LeastCount ? new EachItemOutput<T>(items!, write) : null;

    /// <summary>Writes a list or an array of scalars.</summary>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <param name="items">The collection.</param>
    /// <returns>A writing of the collection; null if it is short, or neither a list nor an array.</returns>
    public static IncrementalWriter? Scalars<T>(object? items)
        where T : unmanaged =>
        (long)CountOf<T>(items) * Unsafe.SizeOf<T>() > PartSize ? new ScalarOutput<T>(items!) : null;

    /// <summary>Writes a list or an array of structs of fixed size.</summary>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <param name="items">The collection.</param>
    /// <returns>A writing of the collection; null if it is short, or neither a list nor an array.</returns>
    public static IncrementalWriter? Values<T>(object? items)
        where T : struct, IFastSerializableValue<T> =>
        (long)CountOf<T>(items) * T.Size > PartSize ? new ValueOutput<T>(items!) : null;

    /// <summary>Writes a dictionary entry by entry.</summary>
    /// <typeparam name="TKey">The type of the keys.</typeparam>
    /// <typeparam name="TValue">The type of the values.</typeparam>
    /// <param name="items">The collection.</param>
    /// <param name="write">Writes an entry.</param>
    /// <returns>A writing of the collection; null if it is short, or no dictionary.</returns>
    public static IncrementalWriter? Entries<TKey, TValue>(object? items, ItemWriter<KeyValuePair<TKey, TValue>> write)
        where TKey : notnull =>
        items is Dictionary<TKey, TValue> { Count: >= LeastCount } entries ? new EntryOutput<TKey, TValue>(entries, write) : null;

    /// <summary>Writes at least one element, and more up to so many bytes; before the first one, the header.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="size">The number of bytes.</param>
    /// <returns>Whether elements are left.</returns>
    internal abstract bool Write(ref FastWriter writer, int size);

    private static int CountOf<T>(object? items) => items switch
    {
        List<T> list => list.Count,
        T[] array => array.Length,
        _ => 0,
    };
}
