using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.CompilerServices;

public static partial class ReaderMethods
{
    /// <summary>Reads a value into an existing object through its own generated code.</summary>
    /// <typeparam name="T">The annotated type.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="value">The object to read into, or null.</param>
    /// <returns>The same object, a new one, or null.</returns>
    [MethodImpl(Jit.Inline)]
    public static T? ReadIntoObject<T>(this scoped ref FastReader reader, T? value)
        where T : IFastSerializable<T> =>
        reader.ReadIntoObject<T>(value);

    /// <summary>Reads an array of scalars into one of the same length, or a new one.</summary>
    /// <typeparam name="T">A scalar or enum whose memory is its wire form: none of IntPtr, UIntPtr, DateTimeOffset.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The existing array or null.</param>
    /// <returns>The same array, a new one, or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element has bytes that are no value.</exception>
    [MethodImpl(Jit.Inline)]
    public static T[]? ReadIntoScalarArray<T>(this scoped ref FastReader reader, T[]? items)
        where T : unmanaged =>
        reader.ReadIntoScalarArray<T>(items);

    /// <summary>Reads a list of scalars into an existing one, whose capacity is kept.</summary>
    /// <typeparam name="T">A scalar or enum whose memory is its wire form: none of IntPtr, UIntPtr, DateTimeOffset.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The existing list or null.</param>
    /// <returns>The same list, a new one, or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element has bytes that are no value.</exception>
    [MethodImpl(Jit.Inline)]
    public static List<T>? ReadIntoScalarList<T>(this scoped ref FastReader reader, List<T>? items)
        where T : unmanaged =>
        reader.ReadIntoScalarList<T>(items);

    /// <summary>Reads an array of structs of fixed size into one of the same length, or a new one.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The existing array or null.</param>
    /// <returns>The same array, a new one, or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element has bytes that are no value.</exception>
    [MethodImpl(Jit.Inline)]
    public static T[]? ReadIntoValueArray<T>(this scoped ref FastReader reader, T[]? items)
        where T : struct, IFastSerializableValue<T> =>
        reader.ReadIntoValueArray<T>(items);

    /// <summary>Reads a list of structs of fixed size into an existing one, whose capacity is kept.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The existing list or null.</param>
    /// <returns>The same list, a new one, or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element has bytes that are no value.</exception>
    [MethodImpl(Jit.Inline)]
    public static List<T>? ReadIntoValueList<T>(this scoped ref FastReader reader, List<T>? items)
        where T : struct, IFastSerializableValue<T> =>
        reader.ReadIntoValueList<T>(items);

    /// <summary>Checks that a collection that cannot be replaced is null exactly where null was written.</summary>
    /// <typeparam name="T">The type of the collection.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The collection that an object brought along, or null.</param>
    /// <returns><paramref name="items"/>.</returns>
    /// <exception cref="FastSerException">Null was written, but there is a collection.</exception>
    /// <exception cref="InvalidOperationException">A collection was written, but there is none to fill.</exception>
    [MethodImpl(Jit.Inline)]
    public static T? RequireExisting<T>(this scoped ref FastReader reader, T? items)
        where T : class =>
        reader.RequireExisting<T>(items);

    /// <summary>Replaces the elements of a collection by those of one that was read.</summary>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The collection that an object brought along, or null.</param>
    /// <param name="read">The collection that was read, or null.</param>
    /// <exception cref="FastSerException">Null was read, but there is a collection.</exception>
    /// <exception cref="InvalidOperationException">A collection was read, but there is none to fill.</exception>
    [MethodImpl(Jit.Inline)]
    public static void ReplaceItems<T>(this scoped ref FastReader reader, ICollection<T>? items, ICollection<T>? read) =>
        reader.ReplaceItems<T>(items, read);
}
