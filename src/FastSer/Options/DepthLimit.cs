using System.Runtime.CompilerServices;

namespace FastSer.Options;

/// <summary>
/// Nesting of recursive types: up to 64 levels of small frames fit any stack, deeper ones are admitted one by one. Large
/// frames are the business of <see cref="CompilerServices.StackCheck"/>.
/// </summary>
internal static class DepthLimit
{
    /// <summary>Up to this depth comparing the counter is enough.</summary>
    public static int CheckedDepth(int maxDepth) => Math.Min(maxDepth, FastSerializerOptions.DefaultMaxDepth);

    [MethodImpl(Jit.NoInline)]
    public static void EnterDeep(int depth, FastSerializerOptions? options)
    {
        if (depth > FastSerializerOptions.DepthOf(options) || !RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            Throw.DepthExceeded();
        }
    }
}
