using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using FastSer.Walking;

namespace FastSer.Serializers;

/// <summary>Skips values without reading them.</summary>
internal static class SkipEngine
{
    [MethodImpl(Jit.NoInline)]
    public static int Skip<T>(TypeSerializer<T> serializer, ReadOnlySpan<byte> data, FastSerializerOptions? options)
    {
        var plan = serializer.SkipPlan;
        var inline = default(SkipStack);
        var faults = default(ThrownFaults);
        var state = new SkipState(data, inline, options);
        try
        {
            Skipper.Run(plan, ref state, ref faults);
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            state.Release();
            if (ReadFaults.Replace(exception, data, OffsetOf(state, data), serializer) is { } fault)
            {
                throw fault;
            }

            throw;
        }

        state.Release();
        return OffsetOf(state, data);
    }

    private static int OffsetOf(in SkipState state, ReadOnlySpan<byte> data) =>
        (int)Unaligned.Distance(ref MemoryMarshal.GetReference(data), ref state.Cursor);

    /// <summary>Enough for most types: only values of recursive types nest deeper than a few levels.</summary>
    [InlineArray(16)]
    private struct SkipStack
    {
        private int _first;
    }
}
