using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.Primitives;

/// <summary>The dimensions of multi-dimensional arrays (docs/wire-format.md, grids).</summary>
internal static class MultiDimArrayCode
{
    public const int MaxRank = 4;

    /// <summary>
    /// The elements as memory: they lie one after the other in row order, whatever the rank. The check of the type is what
    /// makes this safe.
    /// </summary>
    public static Span<T> ItemsOf<T>(Array items)
        where T : struct
    {
        if (items is not (T[,] or T[,,] or T[,,,]))
        {
            throw new ArgumentException("The array must have elements of the type argument, and 2 to 4 dimensions.", nameof(items));
        }

        return MemoryMarshal.CreateSpan(
            ref Unsafe.As<byte, T>(ref MemoryMarshal.GetArrayDataReference(items)), items.Length);
    }

    /// <summary>
    /// Returns whether the runtime can make an array of these lengths. It multiplies them from the first to the last, also where a
    /// later one is 0: so the product of those that are not 0 must be a legal length.
    /// </summary>
    /// <param name="lengths">The lengths, each at most <see cref="Array.MaxLength"/>.</param>
    /// <param name="count">The number of elements: 0 if a length is.</param>
    public static bool TryCount(ReadOnlySpan<uint> lengths, out int count)
    {
        ulong product = 1;
        var isEmpty = false;
        foreach (var length in lengths)
        {
            isEmpty |= length == 0;
            product *= Math.Max(length, 1);
            if (length > (uint)Array.MaxLength || product > (uint)Array.MaxLength)
            {
                count = 0;
                return false;
            }
        }

        count = isEmpty ? 0 : (int)product;
        return true;
    }
}
