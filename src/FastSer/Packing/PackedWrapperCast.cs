using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Errors;

namespace FastSer.Packing;

/// <summary>
/// Shows structs as their packed wrappers. A cast between spans of structs without references is memory-safe for all structs, but it changes the
/// number of elements where the sizes differ: so they must not.
/// </summary>
internal static class PackedWrapperCast
{
    [MethodImpl(Jit.Inline)]
    public static Span<TWrapper> Of<T, TWrapper>(Span<T> items)
        where T : unmanaged
        where TWrapper : unmanaged
    {
        Check<T, TWrapper>();
        return MemoryMarshal.Cast<T, TWrapper>(items);
    }

    [MethodImpl(Jit.Inline)]
    public static ReadOnlySpan<TWrapper> Of<T, TWrapper>(ReadOnlySpan<T> items)
        where T : unmanaged
        where TWrapper : unmanaged
    {
        Check<T, TWrapper>();
        return MemoryMarshal.Cast<T, TWrapper>(items);
    }

    /// <summary>Both sizes are constants to the JIT: no code is left of this.</summary>
    [MethodImpl(Jit.Inline)]
    private static void Check<T, TWrapper>()
    {
        if (Unsafe.SizeOf<T>() != Unsafe.SizeOf<TWrapper>())
        {
            Throw.PackedWrapperOfAnotherSize(typeof(T), typeof(TWrapper));
        }
    }
}
