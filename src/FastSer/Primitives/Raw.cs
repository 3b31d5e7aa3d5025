using System.Runtime.CompilerServices;

namespace FastSer.Primitives;

/// <summary>Unaligned access through references: the only vocabulary in which the runtime touches raw bytes.</summary>
/// <remarks>Nothing here checks anything; every caller has shown that its bytes are inside the buffer (G1).</remarks>
internal static class Raw
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

    [MethodImpl(Jit.Inline)]
    public static void Copy(ref byte destination, ref byte source, nint count) =>
        Unsafe.CopyBlockUnaligned(ref destination, ref source, (uint)count);
}
