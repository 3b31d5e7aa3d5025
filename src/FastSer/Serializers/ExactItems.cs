using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Packing;

namespace FastSer.Serializers;

/// <summary>Roots whose exact size is known and whose elements need no writer: the count and the elements in one array.</summary>
internal static class ExactItems
{
    public static byte[] OfScalars<T>(ReadOnlySpan<T> items)
        where T : unmanaged
    {
        var result = Create(items.Length, Unsafe.SizeOf<T>(), out var offset);
        ref var destination = ref Unaligned.At(ref MemoryMarshal.GetArrayDataReference(result), offset);
        Unaligned.Copy(ref destination, ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items)), result.Length - offset);
        return result;
    }

    public static byte[] OfValues<T>(ReadOnlySpan<T> items)
        where T : struct, IFastSerializableValue<T>
    {
        var result = Create(items.Length, T.Size, out var offset);
        PackedValues.Write(ref Unaligned.At(ref MemoryMarshal.GetArrayDataReference(result), offset), items);
        return result;
    }

    /// <summary>
    /// The number of elements if the input is a header and exactly the elements it announces; else -1, and a reader finds
    /// out whether it is null or faulty.
    /// </summary>
    [MethodImpl(Jit.Inline)]
    public static int CountIn(ReadOnlySpan<byte> data, int elementSize)
    {
        // A header that is null's or faulty is 0.
        var headerSize = LengthCode.Get(data, out var header);
        var count = header - 1;
        return header != 0 && (ulong)count * (uint)elementSize == (ulong)(data.Length - headerSize) ? (int)count : -1;
    }

    /// <summary>Fills the elements that <see cref="CountIn"/> has counted. False if one has bytes that are no value.</summary>
    [MethodImpl(Jit.Inline)]
    public static bool TryFillScalars<T>(Span<T> items, ReadOnlySpan<byte> data)
        where T : unmanaged =>
        CheckedCopy.TryCopy<T>(
            ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items)),
            ref Unaligned.At(ref MemoryMarshal.GetReference(data), LengthCode.SizeOf((uint)items.Length + 1)),
            ByteSize.Of<T>(items.Length));

    /// <summary>Fills the elements that <see cref="CountIn"/> has counted. False if one has bytes that are no value.</summary>
    [MethodImpl(Jit.Inline)]
    public static bool TryFillValues<T>(Span<T> items, ReadOnlySpan<byte> data)
        where T : struct, IFastSerializableValue<T> =>
        PackedValues.TryRead(
            items,
            ref Unaligned.At(ref MemoryMarshal.GetReference(data), LengthCode.SizeOf((uint)items.Length + 1)));

    [MethodImpl(Jit.Inline)]
    private static byte[] Create(int count, int elementSize, out int offset)
    {
        offset = LengthCode.SizeOf((uint)count + 1);
        var size = ((long)count * elementSize) + offset;
        if (size > Array.MaxLength)
        {
            TooLarge();
        }

        var result = ExactArray.Create<byte>((int)size);
        LengthCode.Put(ref MemoryMarshal.GetArrayDataReference(result), (uint)count + 1);
        return result;
    }

    private static void TooLarge()
    {
        var exception = new FastSerException(FastSerErrorCode.ValueTooLarge);
        exception.Complete(ErrorLocation.Unknown, FastSerMetrics.Write);
        throw exception;
    }
}
