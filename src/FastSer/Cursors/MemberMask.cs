using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer;

/// <summary>
/// The mask of a Tolerant object: which keys its writer had, and which of them it wrote. Seven keys per byte, the lowest first; the bit
/// after the last key is set and ends the mask.
/// </summary>
public readonly ref struct MemberMask
{
    /// <summary>The size of the longest mask that a version of a type can have: keys end at 999.</summary>
    internal const int LongestSize = (1000 / KeysPerByte) + 1;

    private const int KeysPerByte = 7;

    private readonly ref byte _origin;

    internal MemberMask(ref byte origin, int size)
    {
        _origin = ref origin;
        Count = ((size - 1) * KeysPerByte) + BitOperations.Log2(Unaligned.At(ref origin, size - 1));
    }

    /// <summary>Gets the first byte of the mask.</summary>
    internal ref byte Origin => ref _origin;

    /// <summary>The size of the mask at the origin in bytes; 0 if it has no end in what is there, or no bit marks its end.</summary>
    internal static int SizeIn(ref byte origin, nint available)
    {
        const byte HasNext = 1 << KeysPerByte;
        for (var size = 1; size <= available; size++)
        {
            var last = Unaligned.At(ref origin, size - 1);
            if (last < HasNext)
            {
                return last == 0 ? 0 : size;
            }
        }

        return 0;
    }

    /// <summary>Gets how many keys the writer knew: one more than its highest.</summary>
    public int Count { get; }

    /// <summary>Tells whether the writer knew a key, whatever it wrote for it.</summary>
    /// <param name="key">The key.</param>
    /// <returns>Whether the key is inside the mask.</returns>
    public bool Knows(int key) => key < Count;

    /// <summary>Tells whether the writer wrote the member of a key.</summary>
    /// <param name="key">The key.</param>
    /// <returns>Whether the member follows.</returns>
    public bool Has(int key) =>
        key < Count && ((Unaligned.At(ref _origin, key / KeysPerByte) >> (key % KeysPerByte)) & 1) != 0;

    /// <summary>The bytes of the mask from the one on that has the bit of a key, which is inside the mask.</summary>
    internal ReadOnlySpan<byte> BytesFrom(int key)
    {
        var start = key / KeysPerByte;
        return MemoryMarshal.CreateReadOnlySpan(ref Unaligned.At(ref _origin, start), (Count / KeysPerByte) + 1 - start);
    }

    /// <summary>Counts the members from a key on.</summary>
    internal int CountFrom(int key)
    {
        var count = 0;
        for (; key < Count; key++)
        {
            count += Has(key) ? 1 : 0;
        }

        return count;
    }
}
