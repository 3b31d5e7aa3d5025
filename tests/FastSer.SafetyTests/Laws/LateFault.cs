using FastSer.CompilerServices;
using FastSer.Errors;
using FastSer.Walking;

namespace FastSer.SafetyTests.Laws;

/// <summary>An input that is good but for its end, so that the place of the fault is the last that is looked at.</summary>
/// <param name="Read">Reads a good input of the same values.</param>
/// <param name="Locate">Finds the place of the fault, as after the read that failed.</param>
/// <param name="Length">The bytes of the input.</param>
internal sealed record LateFault(Action Read, Func<ErrorLocation> Locate, int Length)
{
    public static LateFault Of<T>(byte[] good, Func<byte[], byte[]> spoil)
    {
        var bad = spoil([.. good]);
        var serializer = SerializerCache<T>.Instance;
        var (fault, target) = FaultOf(serializer, bad);
        return new(
            () => FastSerializer.Deserialize<T>(good),
            () => ErrorLocator.Locate(bad, serializer.CachedShape, fault.Code, target, fault.ElementIndex, fault.Absent),
            bad.Length);
    }

    /// <summary>Gets the exception of a reader before anybody has looked for the place.</summary>
    private static (FastSerException Fault, long Target) FaultOf<T>(TypeSerializer<T> serializer, byte[] input)
    {
        var reader = new FastReader(input, options: null);
        try
        {
            serializer.Read(ref reader);
        }
        catch (FastSerException fault)
        {
            reader.ReleaseReferences();
            return (fault, reader.OffsetIn(input));
        }

        throw new ArgumentException("The input has no fault.", nameof(input));
    }
}
