using System.Collections.Concurrent;

namespace FastSer.SafetyTests;

/// <summary>
/// The most that reading may allocate: k(T) bytes for each byte of input, and 4 KiB; for types that contain themselves
/// also what the runtime takes for the stack trace of an exception at the greatest depth, which no input can exceed.
/// </summary>
internal static class AllocationLimit
{
    private const int Fixed = 4096;
    private const int ReferenceModels = 32;

    // A level of a list of nodes is three frames: the helper of the list, ReadObject and Read. The runtime keeps 40 bytes
    // a frame in arrays that double, so that the last one may be half empty and the ones before it take as much again.
    private const int FramesOfALevel = 3;
    private const int StackTraceOfAFrame = 4 * 40;
    private static readonly int s_stackTrace = FastSerializerOptions.Default.MaxDepth * FramesOfALevel * StackTraceOfAFrame;

    private static readonly ConcurrentDictionary<Type, (long Factor, long Constant)> s_limits = new();

    public static long Of(TestCase testCase, int inputLength) => Of(testCase.Type, inputLength);

    public static long Of(Type of, int inputLength)
    {
        var (factor, constant) = s_limits.GetOrAdd(of, static type => (
            Math.Max(ReferenceModels, MemoryPerByte.Of(type)),
            Fixed + (ContainsRecursion(type, []) ? s_stackTrace : 0)));
        return constant + (inputLength * factor);
    }

    private static bool ContainsRecursion(Type type, HashSet<Type> outer)
    {
        if (!outer.Add(type))
        {
            return true;
        }

        var found = ContainedTypes.PartsOf(type).Any(part => ContainsRecursion(part, outer));
        outer.Remove(type);
        return found;
    }
}
