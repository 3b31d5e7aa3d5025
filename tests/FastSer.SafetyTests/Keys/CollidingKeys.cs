using System.Numerics;
using System.Runtime.InteropServices;

namespace FastSer.SafetyTests.Keys;

/// <summary>Keys that collide by the hash codes of .NET and of the compiler, without knowledge of any secret.</summary>
internal static class CollidingKeys
{
    /// <summary>Enough that chains are found, and few enough that data with them can be made in all kinds of collections.</summary>
    public const int Count = 3000;

    /// <summary>The hash code of these numbers is 0: their halves cancel out.</summary>
    public static readonly long[] Numbers = [.. Enumerable.Range(1, Count).Select(static i => ((long)i << 32) | (uint)i)];

    /// <summary>
    /// HashCode adds each part x to its state by rotate(state + x * P3, 17) * P4. The rotation of a sum is the sum of the
    /// rotations, up to two carries. So a second part that takes back what the first one did leaves one of four states,
    /// whatever the secret start is: hash codes of pairs depend on a secret, whether they collide does not.
    /// </summary>
    public static readonly (int First, int Second)[] Pairs = [.. Enumerable.Range(1, Count).Select(PairOf)];

    /// <summary>Decimals of the scale 0: the exclusive or of their three integers.</summary>
    public static decimal[] Decimals() => [.. Enumerable.Range(1, Count).Select(static i => new decimal(i, i, 7, false, 0))];

    /// <summary>The integers of a large number go through HashCode.</summary>
    public static BigInteger[] BigIntegers() =>
        [.. Pairs.Select(static pair => ((BigInteger)(uint)pair.Second << 32) | (uint)pair.First)];

    /// <summary>Eight bits of the build number get into the hash code.</summary>
    public static Version[] Versions() => [.. Enumerable.Range(1, Count).Select(static i => new Version(1, 2, i << 8))];

    public static Range[] Ranges() => MemoryMarshal.Cast<(int, int), Range>(Pairs).ToArray();

    public static Vector2[] Vectors() => [.. Enumerable.Range(1, 2 * Count).Select(PairOf)
        .Select(static pair => new Vector2(BitConverter.Int32BitsToSingle(pair.Item1), BitConverter.Int32BitsToSingle(pair.Item2)))
        .Where(static vector => float.IsNormal(vector.X) && float.IsNormal(vector.Y))];

    /// <summary>
    /// The formula of the frozen collections has two states, and takes each second pair of characters into one of them. A pair can
    /// bring a state back to where it was before the last one, so there are many blocks of eight characters that change nothing.
    /// No part of eight characters of twelve such blocks tells many strings apart, so frozen collections hash them all.
    /// </summary>
    public static string[] Texts()
    {
        string[] blocks = [.. Enumerable.Range(0, 1000).Select(BlockOf).Where(static block => !block.Any(char.IsSurrogate)).Take(2)];
        return [.. Enumerable.Range(0, Count).Select(i => string.Concat(Enumerable.Range(0, 12).Select(bit => blocks[(i >> bit) & 1])))];
    }

    private static string BlockOf(int variant)
    {
        const uint Start = (5381 << 16) + 5381;
        var first = 0x00410041 + (uint)variant;
        var last = Start ^ Step(Step(Start) ^ first);
        var other = Start ^ Step(Step(Start) ^ 0x00410041);
        uint[] pairs = [first, 0x00410041, last, other];
        return string.Concat(pairs.Select(static pair => new string([(char)pair, (char)(pair >> 16)])));

        static uint Step(uint state) => BitOperations.RotateLeft(state, 5) + state;
    }

    private static (int, int) PairOf(int i)
    {
        const uint Prime3 = 3266489917;
        const uint Prime4 = 668265263;
        var first = (uint)i * 2654435761;
        return ((int)first, (int)((0 - (BitOperations.RotateLeft(first * Prime3, 17) * Prime4)) * Inverse(Prime3)));
    }

    private static uint Inverse(uint odd)
    {
        var inverse = odd;
        for (var i = 0; i < 5; i++)
        {
            inverse *= 2 - (odd * inverse);
        }

        return inverse;
    }
}
