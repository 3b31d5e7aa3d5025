using System.Collections.Concurrent;

namespace FastSer.SafetyTests;

/// <summary>The most that reading may allocate: k(T) bytes for each byte of input, and 4 KiB.</summary>
internal static class AllocationLimit
{
    private const int Fixed = 4096;
    private const int ReferenceModels = 32;

    // The path of an error names every level.
    private const int RecursiveModels = 160;

    private static readonly ConcurrentDictionary<Type, long> s_factors = new();

    public static long Of(TestCase testCase, int inputLength) =>
        Fixed + (inputLength * s_factors.GetOrAdd(testCase.Type, FactorOf));

    private static long FactorOf(Type type) => Math.Max(
        MemoryPerByte.Of(type), MemoryPerByte.IsRecursive(type) ? RecursiveModels : ReferenceModels);
}
