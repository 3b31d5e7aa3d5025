using System.Diagnostics;
using System.Reflection;

namespace FastSer.TestKit;

/// <summary>
/// Indicates whether the serializer was built with optimization: a debug build boxes where a release build does not.
/// </summary>
public static class OptimizedCode
{
    /// <summary>Why a test that counts allocations cannot run, or null.</summary>
    public static string? SkipReason { get; } =
        typeof(FastSerializer).Assembly.GetCustomAttribute<DebuggableAttribute>() is { IsJITOptimizerDisabled: true }
            ? "Debug builds allocate more and take longer: run with -c Release."
            : OperatingSystem.IsBrowser() ? "The interpreter allocates more." : null;
}
