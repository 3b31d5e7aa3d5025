using System.ComponentModel;
using System.Numerics;

namespace FastSer.CompilerServices;

/// <summary>
/// Which comparer frozen collections are made with. Those of strings hash a part of each string by a formula without a secret,
/// when they are made and at each look-up; a comparer that they do not know keeps them from doing so.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class FrozenKeys
{
    /// <summary>Collections of fewer strings are not checked.</summary>
    private const int SmallestCount = 128;

    /// <summary>The longest part of a string that frozen collections hash.</summary>
    private const int LongestPart = 8;

    /// <summary>The number of strings with one hash code from which they count as crowded, in addition to those that share it by chance.</summary>
    private const int Crowd = 40;

    /// <summary>The comparer to freeze a set with.</summary>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <param name="items">The set.</param>
    /// <returns>That of the set, or one with the same equality.</returns>
    public static IEqualityComparer<T> ComparerOf<T>(HashSet<T> items)
    {
        ArgumentNullException.ThrowIfNull(items);
        return items.Count >= SmallestCount && items is HashSet<string> texts
            ? (IEqualityComparer<T>)ComparerOf(texts, texts.Comparer)
            : items.Comparer;
    }

    /// <summary>The comparer to freeze a dictionary with.</summary>
    /// <typeparam name="TKey">The type of the keys.</typeparam>
    /// <typeparam name="TValue">The type of the values.</typeparam>
    /// <param name="items">The dictionary.</param>
    /// <returns>That of the dictionary, or one with the same equality.</returns>
    public static IEqualityComparer<TKey> ComparerOf<TKey, TValue>(Dictionary<TKey, TValue> items)
        where TKey : notnull
    {
        ArgumentNullException.ThrowIfNull(items);
        return items.Count >= SmallestCount && items is Dictionary<string, TValue> texts
            ? (IEqualityComparer<TKey>)ComparerOf(texts.Keys, texts.Comparer)
            : items.Comparer;
    }

    private static IEqualityComparer<string> ComparerOf(IReadOnlyCollection<string?> keys, IEqualityComparer<string> comparer)
    {
        var ignoresCase = ReferenceEquals(comparer, StringComparer.OrdinalIgnoreCase);
        var isKnown = ignoresCase || ReferenceEquals(comparer, StringComparer.Ordinal) || ReferenceEquals(comparer, EqualityComparer<string>.Default);
        return isKnown && IsCrowded([.. keys.OfType<string>()], ignoresCase) ? new SecretComparer(comparer) : comparer;
    }

    /// <summary>Looks at the parts that frozen collections look at, shortest first, until one tells nearly all strings apart.</summary>
    private static bool IsCrowded(string[] keys, bool ignoresCase)
    {
        var shortest = keys.Min(static key => key.Length);
        var haveOneLength = keys.All(key => key.Length == shortest);
        var seen = new HashSet<int>(keys.Length);
        var counts = new int[keys.Length | 1];
        var lowerCounts = ignoresCase ? new int[counts.Length] : null;
        for (var length = 1; length <= Math.Min(shortest, LongestPart); length++)
        {
            for (var side = 0; side < (haveOneLength ? 1 : 2); side++)
            {
                for (var index = 0; index <= shortest - length; index++)
                {
                    var part = new Part(index, length, IsFromEnd: side == 1);
                    var tellsApart = TellsApart(keys, part, seen, counts, lowerCounts, out var isCrowded);
                    if (isCrowded || tellsApart)
                    {
                        return isCrowded;
                    }
                }
            }
        }

        TellsApart(keys, default, seen, counts, lowerCounts, out var areCrowded);
        return areCrowded;
    }

    private static bool TellsApart(
        string[] keys, Part part, HashSet<int> seen, int[] counts, int[]? lowerCounts, out bool isCrowded)
    {
        seen.Clear();
        Array.Clear(counts);
        Array.Clear(lowerCounts ?? []);
        var comparison = lowerCounts is null ? StringComparison.Ordinal : StringComparison.OrdinalIgnoreCase;
        var alike = keys.Length / 20;
        isCrowded = false;
        foreach (var key in keys)
        {
            var text = part.Of(key);
            if (!seen.Add(string.GetHashCode(text, comparison)))
            {
                if (--alike < 0)
                {
                    return false;
                }

                continue;
            }

            isCrowded |= ++counts[HashCodeOf(text, 0) % (uint)counts.Length] > Crowd;
            isCrowded |= lowerCounts is not null && ++lowerCounts[HashCodeOf(text, 0x20) % (uint)counts.Length] > Crowd;
            if (isCrowded)
            {
                return true;
            }
        }

        return true;
    }

    /// <summary>The formula of the frozen collections.</summary>
    private static uint HashCodeOf(ReadOnlySpan<char> text, uint lower)
    {
        const uint Start = (5381 << 16) + 5381;
        var (first, second) = (Start, Start);
        for (; text.Length >= 4; text = text[4..])
        {
            first = Step(first) ^ (text[0] | lower | ((text[1] | lower) << 16));
            second = Step(second) ^ (text[2] | lower | ((text[3] | lower) << 16));
        }

        foreach (var last in text)
        {
            second = Step(second) ^ (last | lower);
        }

        return first + (second * 1_566_083_941);
    }

    private static uint Step(uint hash) => BitOperations.RotateLeft(hash, 5) + hash;

    /// <summary>A part of each string; the whole string if the length is 0.</summary>
    private readonly record struct Part(int Index, int Length, bool IsFromEnd)
    {
        public ReadOnlySpan<char> Of(string text) => Length == 0 ? text
            : IsFromEnd ? text.AsSpan(text.Length - Index - Length, Length)
            : text.AsSpan(Index, Length);
    }

    /// <summary>A comparer of .NET that frozen collections do not recognize. Its hash codes depend on a secret.</summary>
    private sealed class SecretComparer(IEqualityComparer<string> comparer) : IEqualityComparer<string>
    {
        public bool Equals(string? x, string? y) => comparer.Equals(x, y);

        public int GetHashCode(string text) => comparer.GetHashCode(text);
    }
}
