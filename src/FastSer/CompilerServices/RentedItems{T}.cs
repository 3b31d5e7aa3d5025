using System.Buffers;
using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>The elements of a stack from the bottom up, in rented memory.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly ref struct RentedItems<T>
{
    private readonly T[] _array;

    internal RentedItems(T[] array, int count)
    {
        _array = array;
        Span = new ReadOnlySpan<T>(array, 0, count);
    }

    /// <summary>Gets the elements.</summary>
    public ReadOnlySpan<T> Span { get; }

    /// <summary>
    /// Gives the memory back. Not called where writing throws: the array is then left to the garbage collector.
    /// </summary>
    public void Return() => ArrayPool<T>.Shared.Return(_array, RuntimeHelpers.IsReferenceOrContainsReferences<T>());
}
