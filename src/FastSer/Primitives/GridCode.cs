namespace FastSer.Primitives;

/// <summary>The dimensions of multi-dimensional arrays (docs/format.md, grids).</summary>
internal static class GridCode
{
    public const int MaxRank = 4;

    /// <summary>
    /// Whether the runtime can make an array of these lengths. It multiplies them from the first to the last, also where a
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
