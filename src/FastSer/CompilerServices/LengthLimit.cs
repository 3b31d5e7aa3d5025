using System.Buffers;
using System.Collections;
using System.Collections.Immutable;
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Text;

namespace FastSer.CompilerServices;

/// <summary>Checks before writing that a member is not longer than its limit. Generated code calls it; you do not.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class LengthLimit
{
    /// <summary>Refuses a length above the limit.</summary>
    /// <param name="length">The length.</param>
    /// <param name="maximum">The limit.</param>
    /// <param name="type">The type of the member.</param>
    /// <param name="member">The name of the member.</param>
    /// <exception cref="FastSerException">The length is above the limit.</exception>
    public static void Check(long length, int maximum, Type type, string member)
    {
        if (length > maximum)
        {
            Throw.LengthExceeded(length, maximum, type, member);
        }
    }

    /// <summary>Checks elements that may be computed as they are enumerated: they are copied then, up to the limit.</summary>
    /// <typeparam name="T">The type of an element.</typeparam>
    /// <param name="items">The elements, or null.</param>
    /// <param name="maximum">The limit.</param>
    /// <param name="type">The type of the member.</param>
    /// <param name="member">The name of the member.</param>
    /// <returns>The elements, or a copy of them.</returns>
    /// <exception cref="FastSerException">There are more elements than the limit allows.</exception>
    public static IEnumerable<T>? Count<T>(IEnumerable<T>? items, int maximum, Type type, string member)
    {
        if (items is null)
        {
            return null;
        }

        if (TryCount(items, out var count))
        {
            Check(count, maximum, type, member);
            return items;
        }

        var copy = new List<T>();
        foreach (var item in items)
        {
            Check(copy.Count + 1L, maximum, type, member);
            copy.Add(item);
        }

        return copy;
    }

    /// <summary>The characters of a string.</summary>
    /// <param name="value">The string, or null.</param>
    /// <returns>Their number.</returns>
    public static long LengthOf(string? value) => value?.Length ?? 0;

    /// <summary>The characters of a string builder.</summary>
    /// <param name="value">The string builder, or null.</param>
    /// <returns>Their number.</returns>
    public static long LengthOf(StringBuilder? value) => value?.Length ?? 0;

    /// <summary>The characters of a URI as it is written.</summary>
    /// <param name="value">The URI, or null.</param>
    /// <returns>Their number.</returns>
    public static long LengthOf(Uri? value) => value?.OriginalString.Length ?? 0;

    /// <summary>The bits of a bit array.</summary>
    /// <param name="value">The bit array, or null.</param>
    /// <returns>Their number.</returns>
    public static long LengthOf(BitArray? value) => value?.Length ?? 0;

    /// <summary>The elements of an array.</summary>
    /// <typeparam name="T">The type of an element.</typeparam>
    /// <param name="items">The array, or null.</param>
    /// <returns>Their number.</returns>
    public static long LengthOf<T>(T[]? items) => items?.Length ?? 0;

    /// <summary>The elements of memory.</summary>
    /// <typeparam name="T">The type of an element.</typeparam>
    /// <param name="items">The memory.</param>
    /// <returns>Their number.</returns>
    public static long LengthOf<T>(Memory<T> items) => items.Length;

    /// <summary>The elements of memory.</summary>
    /// <typeparam name="T">The type of an element.</typeparam>
    /// <param name="items">The memory.</param>
    /// <returns>Their number.</returns>
    public static long LengthOf<T>(ReadOnlyMemory<T> items) => items.Length;

    /// <summary>The elements of a segment.</summary>
    /// <typeparam name="T">The type of an element.</typeparam>
    /// <param name="items">The segment.</param>
    /// <returns>Their number.</returns>
    public static long LengthOf<T>(ArraySegment<T> items) => items.Count;

    /// <summary>The elements of a sequence.</summary>
    /// <typeparam name="T">The type of an element.</typeparam>
    /// <param name="items">The sequence.</param>
    /// <returns>Their number.</returns>
    public static long LengthOf<T>(ReadOnlySequence<T> items) => items.Length;

    /// <summary>The elements of an immutable array.</summary>
    /// <typeparam name="T">The type of an element.</typeparam>
    /// <param name="items">The array, which may be the default one.</param>
    /// <returns>Their number.</returns>
    public static long LengthOf<T>(ImmutableArray<T> items) => items.IsDefault ? 0 : items.Length;

    /// <summary>The elements of a priority queue.</summary>
    /// <typeparam name="TElement">The type of an element.</typeparam>
    /// <typeparam name="TPriority">The type of a priority.</typeparam>
    /// <param name="items">The queue, or null.</param>
    /// <returns>Their number.</returns>
    public static long LengthOf<TElement, TPriority>(PriorityQueue<TElement, TPriority>? items) => items?.Count ?? 0;

    /// <summary>The elements or entries of a collection.</summary>
    /// <typeparam name="T">The type of an element.</typeparam>
    /// <param name="items">The collection, or null.</param>
    /// <returns>Their number.</returns>
    [SuppressMessage("Performance", "CA1851:Possible multiple enumerations", Justification = "It is counted by one way only.")]
    public static long LengthOf<T>(IEnumerable<T>? items) =>
        items is null ? 0 : TryCount(items, out var count) ? count : items.LongCount();

    private static bool TryCount<T>(IEnumerable<T> items, out int count)
    {
        if (items is IReadOnlyCollection<T> known)
        {
            count = known.Count;
            return true;
        }

        return items.TryGetNonEnumeratedCount(out count);
    }
}
