using System.Runtime.CompilerServices;

namespace FastSer.Internal;

/// <summary>The two hints the hot code gives the JIT, by short names.</summary>
internal static class Jit
{
    public const MethodImplOptions Inline = MethodImplOptions.AggressiveInlining;

    public const MethodImplOptions NoInline = MethodImplOptions.NoInlining;
}
