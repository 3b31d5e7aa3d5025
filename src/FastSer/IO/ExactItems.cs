using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Packing;

namespace FastSer.IO;

/// <summary>Roots whose exact size is known and whose elements need no writer: the count and the elements in one array.</summary>
internal static class ExactItems
{
    public static byte[] OfScalars<T>(ReadOnlySpan<T> items)
        where T : unmanaged
    {
        var result = Create(items.Length, Unsafe.SizeOf<T>(), out var offset);
        ref var destination = ref Raw.At(ref MemoryMarshal.GetArrayDataReference(result), offset);
        Raw.Copy(ref destination, ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items)), result.Length - offset);
        return result;
    }

    public static byte[] OfValues<T>(ReadOnlySpan<T> items)
        where T : struct, IFastSerializableValue<T>
    {
        var result = Create(items.Length, T.Size, out var offset);
        PackedValues.Write(ref Raw.At(ref MemoryMarshal.GetArrayDataReference(result), offset), items);
        return result;
    }

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
        exception.Complete(ErrorLocation.Unknown);
        throw exception;
    }
}
