using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.CompilerServices;

/// <summary>What generated code calls on a reader besides its public members.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static partial class ReaderMethods
{
    /// <summary>Reads an array of scalars.</summary>
    /// <typeparam name="T">A scalar or enum whose memory is its wire form: none of IntPtr, UIntPtr, DateTimeOffset.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The array or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element has bytes that are no value.</exception>
    [MethodImpl(Jit.Inline)]
    public static T[]? ReadScalarArray<T>(this scoped ref FastReader reader)
        where T : unmanaged =>
        reader.ReadScalarArray<T>();

    /// <summary>Reads a list of scalars.</summary>
    /// <typeparam name="T">A scalar or enum whose memory is its wire form: none of IntPtr, UIntPtr, DateTimeOffset.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The list or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element has bytes that are no value.</exception>
    [MethodImpl(Jit.Inline)]
    public static List<T>? ReadScalarList<T>(this scoped ref FastReader reader)
        where T : unmanaged =>
        reader.ReadScalarList<T>();

    /// <summary>Reads an array of structs of fixed size.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The array or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element has bytes that are no value.</exception>
    [MethodImpl(Jit.Inline)]
    public static T[]? ReadValueArray<T>(this scoped ref FastReader reader)
        where T : struct, IFastSerializableValue<T> =>
        reader.ReadValueArray<T>();

    /// <summary>Reads a list of structs of fixed size.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The list or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element has bytes that are no value.</exception>
    [MethodImpl(Jit.Inline)]
    public static List<T>? ReadValueList<T>(this scoped ref FastReader reader)
        where T : struct, IFastSerializableValue<T> =>
        reader.ReadValueList<T>();

    /// <summary>Adds an entry that was just read.</summary>
    /// <typeparam name="TKey">The type of the keys.</typeparam>
    /// <typeparam name="TValue">The type of the values.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The dictionary.</param>
    /// <param name="key">The key.</param>
    /// <param name="value">The value.</param>
    /// <exception cref="FastSerException">The key is null or is in the dictionary already.</exception>
    [MethodImpl(Jit.Inline)]
    public static void AddUnique<TKey, TValue>(this scoped ref FastReader reader, Dictionary<TKey, TValue> items, TKey key, TValue value)
        where TKey : notnull =>
        reader.AddUnique<TKey, TValue>(items, key, value);

    /// <summary>Adds an element that was just read.</summary>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The set.</param>
    /// <param name="item">The element.</param>
    /// <exception cref="FastSerException">The element is in the set already.</exception>
    [MethodImpl(Jit.Inline)]
    public static void AddUnique<T>(this scoped ref FastReader reader, HashSet<T> items, T item) =>
        reader.AddUnique<T>(items, item);

    /// <summary>Adds an entry that was just read to a map of any kind: two calls through its interface.</summary>
    /// <typeparam name="TKey">The type of the keys.</typeparam>
    /// <typeparam name="TValue">The type of the values.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The map.</param>
    /// <param name="key">The key.</param>
    /// <param name="value">The value.</param>
    /// <exception cref="FastSerException">The key is null or is in the map already.</exception>
    [MethodImpl(Jit.Inline)]
    public static void AddUnique<TKey, TValue>(this scoped ref FastReader reader, IDictionary<TKey, TValue> items, TKey key, TValue value) =>
        reader.AddUnique<TKey, TValue>(items, key, value);

    /// <summary>Adds an element that was just read to a set of any kind.</summary>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The set.</param>
    /// <param name="item">The element.</param>
    /// <exception cref="FastSerException">The element is in the set already.</exception>
    [MethodImpl(Jit.Inline)]
    public static void AddUnique<T>(this scoped ref FastReader reader, ISet<T> items, T item) =>
        reader.AddUnique<T>(items, item);

    /// <summary>Refuses null where the type has none: memory and sequences.</summary>
    /// <param name="reader">The reader.</param>
    /// <exception cref="FastSerException">A header of null follows.</exception>
    [MethodImpl(Jit.Inline)]
    public static void RejectNull(this scoped ref FastReader reader) =>
        reader.RejectNull();

    /// <summary>
    /// A key that was just read, as an object of its own: empty arrays are one object elsewhere, but two keys where keys are
    /// compared by reference.
    /// </summary>
    /// <typeparam name="T">The type of the key.</typeparam>
    /// <param name="key">The key.</param>
    /// <returns>The key, or a copy of an empty array.</returns>
    [MethodImpl(Jit.Inline)]
    public static T Distinct<T>(T key) =>
        FastReader.Distinct<T>(key);
}
