using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace FastSer.Primitives;

/// <summary>Unaligned access through references: the only vocabulary in which the runtime touches raw bytes.</summary>
/// <remarks>Nothing here checks anything; every caller has shown that its bytes are inside the buffer (G1).</remarks>
internal static class Unaligned
{
    [MethodImpl(Jit.Inline)]
    public static ref byte At(ref byte origin, nint offset) => ref Unsafe.AddByteOffset(ref origin, offset);

    [MethodImpl(Jit.Inline)]
    public static nint Distance(ref byte from, ref byte to) => Unsafe.ByteOffset(ref from, ref to);

    [MethodImpl(Jit.Inline)]
    public static T Load<T>(ref byte source) => Unsafe.ReadUnaligned<T>(ref source);

    [MethodImpl(Jit.Inline)]
    public static T Load<T>(ref byte source, nint offset) =>
        Unsafe.ReadUnaligned<T>(ref Unsafe.AddByteOffset(ref source, offset));

    [MethodImpl(Jit.Inline)]
    public static void Store<T>(ref byte destination, T value) => Unsafe.WriteUnaligned(ref destination, value);

    [MethodImpl(Jit.Inline)]
    public static void Store<T>(ref byte destination, nint offset, T value) =>
        Unsafe.WriteUnaligned(ref Unsafe.AddByteOffset(ref destination, offset), value);

    /// <summary>Copies at most 4 GB - 1.</summary>
    /// <remarks>
    /// One side always is a span of the input, of a window or of the output, or a string, so that the count is an int. Only
    /// large arrays that are checked where they are may be larger, and there both sides are the same bytes.
    /// </remarks>
    [MethodImpl(Jit.Inline)]
    public static void Copy(ref byte destination, ref byte source, nint count)
    {
        Debug.Assert(count is >= 0 and <= int.MaxValue || Unsafe.AreSame(ref destination, ref source));
        Unsafe.CopyBlockUnaligned(ref destination, ref source, (uint)count);
    }
}
