using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Serializers;
using FastSer.Walking;

namespace FastSer.CompilerServices;

public abstract partial class TypeSerializer<T>
{
    private SkipPlan SkipPlan => field ??= SkipPlan.Of(CachedShape);

    [MethodImpl(Jit.NoInline)]
    internal int Skip(ReadOnlySpan<byte> data, FastSerializerOptions? options)
    {
        var plan = SkipPlan;
        var inline = default(SkipStack);
        var state = new SkipState(data, inline, FastSerializerOptions.DepthOf(options));
        try
        {
            Skipper.Run(plan, ref state);
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            state.Release();
            var fault = ReadFaults.Complete(exception, data, OffsetOf(state, data), this);
            if (ReferenceEquals(fault, exception))
            {
                throw;
            }

            throw fault;
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
