using System.Collections.Concurrent;

namespace FastSer.SafetyTests;

/// <summary>The most that reading may allocate: k(T) bytes for each byte of input, and 4 KiB.</summary>
internal static class AllocationLimit
{
    private const int Fixed = 4096;
    private const int ReferenceModels = 32;

    private static readonly ConcurrentDictionary<Type, long> s_factors = new();

    public static long Of(TestCase testCase, int inputLength) =>
        Fixed + (inputLength * s_factors.GetOrAdd(testCase.Type, static t => Math.Max(ReferenceModels, MemoryPerByte.Of(t))));
}
