using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace FastSer.Primitives;

internal static partial class IntegerGroups<T>
{
    /// <summary>The input ends inside the block.</summary>
    public const int Truncated = -1;

    /// <summary>An element has more bytes than it needs, or a control byte has bits that mean nothing.</summary>
    public const int NotMinimal = -2;

    /// <summary>Reads a block.</summary>
    /// <param name="source">The first control byte.</param>
    /// <param name="available">The unread bytes.</param>
    /// <param name="destination">Where the elements go.</param>
    /// <param name="count">The number of elements; at most <see cref="BlockSize"/>.</param>
    /// <param name="isSigned">Whether the elements are zigzag encoded.</param>
    /// <param name="useVectors">Whether full groups are shuffled; changes no element.</param>
    /// <returns>The size of the block, <see cref="Truncated"/> or <see cref="NotMinimal"/>.</returns>
    [MethodImpl(Jit.Inline)]
    public static nint GetBlock(
        ref byte source, nint available, ref byte destination, int count, bool isSigned, bool useVectors)
    {
        nint position = ControlsOf(count);
        if (position > available)
        {
            return Truncated;
        }

#if NET10_0_OR_GREATER
        if (useVectors && IsWideUsable && count >= MinWideGroups * GroupSize)
        {
            return GetWideBlock(ref source, available, ref destination, count, isSigned);
        }
#endif

        return GetGroups(ref source, 0, position, available, ref destination, count, isSigned, useVectors);
    }

    /// <summary>Reads the groups of a block from one of them on.</summary>
    [MethodImpl(Jit.NoInline)]
    private static nint GetGroups(
        ref byte source, int group, nint position, nint available, ref byte destination, int count, bool isSigned, bool useVectors)
    {
        // A group of valid sizes takes at most the 16 bytes that are shown to be there. A control byte of impossible ones may
        // add up to 32 and take the position past the end; an element of such a size comes out as 0, where no byte may be 0,
        // so that the block is refused before anything is read there.
        if (useVectors)
        {
            ref var expansion = ref MemoryMarshal.GetArrayDataReference(GroupTables<T>.Expansion);
            ref var optional = ref MemoryMarshal.GetArrayDataReference(GroupTables<T>.Optional);
            ref var sizes = ref MemoryMarshal.GetArrayDataReference(GroupTables<T>.Sizes);
            var least = Vector128<byte>.AllBitsSet;
            for (; group < count / GroupSize && available - position >= Vector128<byte>.Count; group++)
            {
                nint control = Unaligned.At(ref source, group);
                var values = PackSteps.Shuffle(
                    Unaligned.Load<Vector128<byte>>(ref source, position), Unaligned.Load<Vector128<byte>>(ref expansion, control * 16));
                least = Vector128.Min(least, values | Unaligned.Load<Vector128<byte>>(ref optional, control * 16));
                Unaligned.Store(ref destination, (nint)group * 16, isSigned ? ZigZagDecode(values) : values);
                position += Unaligned.At(ref sizes, control);
            }

            if (Vector128.EqualsAny(least, Vector128<byte>.Zero))
            {
                return NotMinimal;
            }
        }

        for (; group < ControlsOf(count) && position >= 0; group++)
        {
            var first = group * GroupSize;
            position = GetGroup(
                ref source, group, position, available, ref destination, first, Math.Min(GroupSize, count - first), isSigned);
        }

        return position;
    }

    private static nint GetGroup(
        ref byte source, int group, nint position, nint available, ref byte destination, int first, int count, bool isSigned)
    {
        int control = Unaligned.At(ref source, group);
        for (var i = 0; i < count; i++)
        {
            var size = GetElement(ref source, control, position, available, out var value);
            if (size < 0)
            {
                return size;
            }

            control >>= CodeBits;
            Store(ref destination, first + i, isSigned ? ZigZagDecode(value) : value);
            position += size;
        }

        return control == 0 ? position : NotMinimal;
    }

    /// <summary>Finds the first faulty element of a block that <see cref="GetBlock"/> has refused.</summary>
    /// <param name="source">The first control byte.</param>
    /// <param name="available">The unread bytes.</param>
    /// <param name="count">The number of elements in the block.</param>
    /// <param name="index">The number of the element in the block.</param>
    /// <returns>Where it begins; 0 if the control bytes are not all there.</returns>
    public static nint FindFault(ref byte source, nint available, int count, out int index)
    {
        index = 0;
        nint position = ControlsOf(count);
        if (position > available)
        {
            return 0;
        }

        for (; index < count; index++)
        {
            var control = Unaligned.At(ref source, index / GroupSize) >> (index % GroupSize * CodeBits);
            var size = GetElement(ref source, control, position, available, out _);
            var hasStrayBits = index == count - 1 && control >> CodeBits != 0;
            if (size < 0 || hasStrayBits)
            {
                return position;
            }

            position += size;
        }

        return position;
    }

    /// <summary>Gets the element that the lowest bits of a control byte tell of; returns its size, or what is wrong with it.</summary>
    [MethodImpl(Jit.Inline)]
    private static int GetElement(ref byte source, int control, nint position, nint available, out ulong value)
    {
        value = 0;
        var size = (control & ((1 << CodeBits) - 1)) + 1;
        if (size > Unsafe.SizeOf<T>())
        {
            return NotMinimal;
        }

        if (size > available - position)
        {
            return Truncated;
        }

        value = ShortLoad.UpTo8(ref Unaligned.At(ref source, position), size);
        return IntegerGroups.SizeOf(value) == size ? size : NotMinimal;
    }

    [MethodImpl(Jit.Inline)]
    private static Vector128<byte> ZigZagDecode(Vector128<byte> values)
    {
        var encoded = values.As<byte, T>();
        return ((encoded >>> 1) ^ (Vector128<T>.Zero - (encoded & Vector128<T>.One))).AsByte();
    }
}
