using System.Buffers;
using System.Collections.Concurrent;
using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>
/// Stacks enumerate from the top; they are written from the bottom, so that pushing what is read restores them.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class StackItems
{
    /// <summary>Copies a stack to rented memory. Nothing is allocated once the pool is warm.</summary>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <param name="items">The stack.</param>
    /// <returns>The elements from the bottom up.</returns>
    public static RentedItems<T> Rent<T>(Stack<T> items)
    {
        ArgumentNullException.ThrowIfNull(items);
        var count = items.Count;
        var array = ArrayPool<T>.Shared.Rent(count);
        items.CopyTo(array, 0);
        array.AsSpan(0, count).Reverse();
        return new RentedItems<T>(array, count);
    }

    /// <summary>Copies what enumerates its newest element first to an array, oldest first.</summary>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <param name="items">The collection; one that threads change meanwhile is copied as it is at one moment.</param>
    /// <returns>The elements, oldest first.</returns>
    public static T[] OldestFirst<T>(IEnumerable<T> items)
    {
        var array = items.ToArray();
        array.AsSpan().Reverse();
        return array;
    }

    /// <summary>Makes a stack of elements.</summary>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <param name="items">The elements, oldest first.</param>
    /// <returns>The stack. No enumerator is allocated, as its constructor does.</returns>
    public static ConcurrentStack<T> ToConcurrent<T>(T[] items)
    {
        var stack = new ConcurrentStack<T>();
        stack.PushRange(items);
        return stack;
    }
}
