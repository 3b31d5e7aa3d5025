using System.Runtime.CompilerServices;

namespace FastSer.Primitives;

/// <summary>Arrays that are filled completely before anyone sees them.</summary>
internal static class ExactArray
{
    /// <summary>Below this many bytes zeroing is cheaper than the uninitialised allocator (docs/performance.md, E10a).</summary>
    public const int UninitializedFrom = 81_920;

    [MethodImpl(Jit.Inline)]
    public static T[] Create<T>(int count) =>
        IsUninitialized<T>(count) ? GC.AllocateUninitializedArray<T>(count) : new T[count];

    /// <summary>The array itself if it has so many elements; else a new one.</summary>
    [MethodImpl(Jit.Inline)]
    public static T[] Fit<T>(T[]? items, int count) =>
        items is not null && items.Length == count ? items : count == 0 ? [] : Create<T>(count);

    /// <summary>Returns whether <see cref="Create"/> leaves memory as it was: whoever fills the array must then write every byte.</summary>
    [MethodImpl(Jit.Inline)]
    public static bool IsUninitialized<T>(int count) =>
        !RuntimeHelpers.IsReferenceOrContainsReferences<T>() && (long)count * Unsafe.SizeOf<T>() >= UninitializedFrom;
}
