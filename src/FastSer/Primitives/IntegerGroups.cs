using System.Numerics;
using System.Runtime.CompilerServices;

namespace FastSer.Primitives;

/// <summary>The code and constants that <see cref="IntegerGroups{T}"/> of all widths share.</summary>
internal static class IntegerGroups
{
    /// <summary>The control bytes of a full block.</summary>
    public const int MaxControls = 64;

    /// <summary>The fewest bytes that an element takes; at least 1.</summary>
    [MethodImpl(Jit.Inline)]
    public static int SizeOf(ulong value) => (71 - BitOperations.LeadingZeroCount(value | 1)) >> 3;
}
