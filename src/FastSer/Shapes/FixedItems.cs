using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;

namespace FastSer.Shapes;

/// <summary>Elements of fixed size, which stand one behind the other: the first of them that has bytes of no value.</summary>
internal static partial class FixedItems
{
    /// <summary>The number of the first faulty element, or that of the elements.</summary>
    /// <param name="items">The bytes of whole elements.</param>
    /// <param name="size">The bytes of one; not 0.</param>
    /// <param name="checks">The scalars in it to look at.</param>
    public static int FindInvalid(ReadOnlySpan<byte> items, int size, FixedCheck[] checks)
    {
        var first = items.Length / size;
        foreach (var check in checks)
        {
            var rest = items[..(first * size)];
            first = check.Kind == WireScalar.Boolean && size == 1 ? FindNoBoolean(rest) : FindInvalid(rest, size, check);
        }

        return first;
    }

    private static int FindNoBoolean(ReadOnlySpan<byte> items) =>
        items.IndexOfAnyExcept((byte)0, (byte)1) is >= 0 and var index ? index : items.Length;

    private static int FindInvalid<T>(ReadOnlySpan<byte> items, int size, int offset)
        where T : unmanaged
    {
        ref var start = ref MemoryMarshal.GetReference(items);
        var count = items.Length / size;
        for (var i = size == Unsafe.SizeOf<T>() ? CountValid<T>(items) : 0; i < count; i++)
        {
            // Element i is in the span as a whole.
            if (!ScalarCode.IsValid<T>(ref Unaligned.At(ref start, ByteSize.Of(i, size) + offset)))
            {
                return i;
            }
        }

        return count;
    }

    /// <summary>At least how many scalars there are before the first faulty one: as fast as they are read.</summary>
    private static int CountValid<T>(ReadOnlySpan<byte> items)
        where T : unmanaged
    {
        const int ChunkSize = 1024;
        Span<byte> unused = stackalloc byte[ChunkSize];
        var position = 0;
        while (items.Length - position >= ChunkSize
            && CheckedCopy.TryCopy<T>(ref unused[0], ref Unaligned.At(ref MemoryMarshal.GetReference(items), position), ChunkSize))
        {
            position += ChunkSize;
        }

        return position / Unsafe.SizeOf<T>();
    }
}
