using System.Runtime.CompilerServices;

namespace FastSer.Primitives;

/// <summary>
/// Sizes of elements in bytes, the only products of a count and a size that are an <see langword="nint"/>. Where a count comes from the data, it
/// is compared as a <see langword="long"/> before: a count has 32 bits and a size 31, so that this product does not overflow.
/// </summary>
internal static class ByteSize
{
    /// <summary>The size of elements as memory.</summary>
    [MethodImpl(Jit.Inline)]
    public static nint Of<T>(int count) => Of(count, Unsafe.SizeOf<T>());

    /// <summary>The size of elements. A 64-bit process has room for all of them; in a 32-bit one no array or span of bytes has more than 2 GB.</summary>
    [MethodImpl(Jit.Inline)]
    public static nint Of(int count, int elementSize)
    {
        if (nint.Size == sizeof(int) && (ulong)(uint)count * (uint)elementSize > int.MaxValue)
        {
            Throw.ValueTooLarge();
        }

        return (nint)(uint)count * elementSize;
    }
}
