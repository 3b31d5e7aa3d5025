using System.ComponentModel;
using FastSer.Serializers;

namespace FastSer.CompilerServices;

/// <summary>Makes what reads a root collection element by element, for generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class RootItems
{
    /// <summary>Reads the elements of a list.</summary>
    /// <typeparam name="TRoot">The list, or an interface that is read as one.</typeparam>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <param name="minimumElementSize">The same size that is given to <see cref="FastReader.ReadCount"/>.</param>
    /// <param name="reserves">Whether the list is read with <see cref="FastReader.BeginItems"/>.</param>
    /// <param name="read">Reads an element.</param>
    /// <returns>A reading of one list.</returns>
    public static RootItems<TRoot> List<TRoot, T>(int minimumElementSize, bool reserves, ItemReader<T> read) =>
        new EachItem<TRoot, T>(new ListStore<TRoot, T>(), minimumElementSize, reserves, read);

    /// <summary>Reads the elements of an array.</summary>
    /// <typeparam name="TRoot">The array, or an interface that is read as one.</typeparam>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <param name="minimumElementSize">The same size that is given to <see cref="FastReader.ReadCount"/>.</param>
    /// <param name="reserves">Whether the array is read with <see cref="FastReader.BeginItems"/>.</param>
    /// <param name="read">Reads an element.</param>
    /// <returns>A reading of one array.</returns>
    public static RootItems<TRoot> Array<TRoot, T>(int minimumElementSize, bool reserves, ItemReader<T> read) =>
        new EachItem<TRoot, T>(new ArrayStore<TRoot, T>(), minimumElementSize, reserves, read);

    /// <summary>Reads the elements of a list of scalars.</summary>
    /// <typeparam name="TRoot">The list, or an interface that is read as one.</typeparam>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <returns>A reading of one list.</returns>
    public static RootItems<TRoot> ScalarList<TRoot, T>()
        where T : unmanaged =>
        new ScalarItems<TRoot, T>(new ListStore<TRoot, T>());

    /// <summary>Reads the elements of an array of scalars.</summary>
    /// <typeparam name="TRoot">The array, or an interface that is read as one.</typeparam>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <returns>A reading of one array.</returns>
    public static RootItems<TRoot> ScalarArray<TRoot, T>()
        where T : unmanaged =>
        new ScalarItems<TRoot, T>(new ArrayStore<TRoot, T>());

    /// <summary>Reads the elements of a list of structs of fixed size.</summary>
    /// <typeparam name="TRoot">The list, or an interface that is read as one.</typeparam>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <returns>A reading of one list.</returns>
    public static RootItems<TRoot> ValueList<TRoot, T>()
        where T : struct, IFastSerializableValue<T> =>
        new ValueItems<TRoot, T>(new ListStore<TRoot, T>());

    /// <summary>Reads the elements of an array of structs of fixed size.</summary>
    /// <typeparam name="TRoot">The array, or an interface that is read as one.</typeparam>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <returns>A reading of one array.</returns>
    public static RootItems<TRoot> ValueArray<TRoot, T>()
        where T : struct, IFastSerializableValue<T> =>
        new ValueItems<TRoot, T>(new ArrayStore<TRoot, T>());
}
