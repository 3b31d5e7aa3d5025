using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.Benchmarks.Systems.Floors;

/// <summary>Unchecked access to bytes: the least that a writer and a reader must do.</summary>
/// <remarks>Nothing here looks at the end of the buffer. It is a yardstick and not a way to serialize.</remarks>
internal static class Wire
{
    public static ref byte Start(byte[] bytes) => ref MemoryMarshal.GetArrayDataReference(bytes);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte At(ref byte cursor, nint offset) => ref Unsafe.AddByteOffset(ref cursor, offset);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<T>(ref byte cursor, nint offset, T value)
        where T : unmanaged => Unsafe.WriteUnaligned(ref At(ref cursor, offset), value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Get<T>(ref byte cursor, nint offset)
        where T : unmanaged => Unsafe.ReadUnaligned<T>(ref At(ref cursor, offset));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Copy(ref byte target, ref byte source, int bytes) =>
        Unsafe.CopyBlockUnaligned(ref target, ref source, (uint)bytes);

    public static ref byte BytesOf<T>(Span<T> items)
        where T : unmanaged => ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items));

    /// <summary>A length or count: one byte up to 254, else 255 and four bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte PutLength(ref byte cursor, uint value)
    {
        if (value <= 254)
        {
            cursor = (byte)value;
            return ref At(ref cursor, 1);
        }

        cursor = 255;
        Put(ref cursor, 1, value);
        return ref At(ref cursor, 5);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte PutCount(ref byte cursor, int count) => ref PutLength(ref cursor, (uint)count + 1);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint GetLength(ref byte cursor) => cursor < 255 ? cursor : Get<uint>(ref cursor, 1);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint LengthSize(uint value) => value < 255 ? 1 : 5;

    /// <summary>An array of that many bytes, made in the way that is fastest for the size.</summary>
    public static byte[] NewArray(int length) =>
        length < 6144 ? new byte[length] : GC.AllocateUninitializedArray<byte>(length);

    /// <summary>The first bytes of the scratch as an array of their own.</summary>
    public static byte[] CopyOut(byte[] scratch, int length)
    {
        var result = NewArray(length);
        Copy(ref Start(result), ref Start(scratch), length);
        return result;
    }
}
