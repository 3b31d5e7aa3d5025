using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Errors;

namespace FastSer.Packing;

/// <summary>
/// Shows structs as their twins. A cast between spans of structs without references is memory-safe for all structs, but it changes the
/// number of elements where the sizes differ: so they must not.
/// </summary>
internal static class TwinCast
{
    [MethodImpl(Jit.Inline)]
    public static Span<TTwin> Of<T, TTwin>(Span<T> items)
        where T : unmanaged
        where TTwin : unmanaged
    {
        Check<T, TTwin>();
        return MemoryMarshal.Cast<T, TTwin>(items);
    }

    [MethodImpl(Jit.Inline)]
    public static ReadOnlySpan<TTwin> Of<T, TTwin>(ReadOnlySpan<T> items)
        where T : unmanaged
        where TTwin : unmanaged
    {
        Check<T, TTwin>();
        return MemoryMarshal.Cast<T, TTwin>(items);
    }

    /// <summary>Both sizes are constants to the JIT: no code is left of this.</summary>
    [MethodImpl(Jit.Inline)]
    private static void Check<T, TTwin>()
    {
        if (Unsafe.SizeOf<T>() != Unsafe.SizeOf<TTwin>())
        {
            Throw.TwinOfAnotherSize(typeof(T), typeof(TTwin));
        }
    }
}
