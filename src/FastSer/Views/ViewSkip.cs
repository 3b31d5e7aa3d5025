using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Walking;

namespace FastSer.CompilerServices;

/// <summary>Steps over members of a view that have no faster way, by the shape of their type.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ViewSkip
{
    private readonly WireShape _shape;
    private SkipPlan? _plan;

    private ViewSkip(WireShape shape) => _shape = shape;

    /// <summary>Makes the steps over values of a shape, when the first one is stepped over.</summary>
    /// <param name="shape">The shape.</param>
    /// <returns>The steps.</returns>
    public static ViewSkip Of(WireShape shape) => new(shape);

    /// <summary>Makes the steps over a member of an object, when the first one is stepped over.</summary>
    /// <param name="shape">The shape of the object.</param>
    /// <param name="place">The number of the member in the shape.</param>
    /// <returns>The steps.</returns>
    public static ViewSkip OfMember(WireShape shape, int place) => new(WireShape.Deferred(() => shape.Resolved.Members[place].Shape));

    /// <summary>The offset behind the value at a position.</summary>
    [MethodImpl(Jit.NoInline)]
    internal int EndOf(ref byte start, int position, int end, string path)
    {
        if (end <= position)
        {
            ViewFaults.ThrowShort(position, end, path);
        }

        var data = MemoryMarshal.CreateReadOnlySpan(ref Unaligned.At(ref start, position), end - position);
        var inline = default(ViewSkipStack);
        var faults = default(ThrownFaults);
        var state = new SkipState(data, inline, options: null);
        try
        {
            Skipper.Run(_plan ??= SkipPlan.Of(_shape), ref state, ref faults);
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            state.Release();
            ViewFaults.Throw(exception, position + OffsetOf(state, data), path);
        }

        state.Release();
        return position + OffsetOf(state, data);
    }

    private static int OffsetOf(in SkipState state, ReadOnlySpan<byte> data) =>
        (int)Unaligned.Distance(ref MemoryMarshal.GetReference(data), ref state.Cursor);

    [InlineArray(16)]
    private struct ViewSkipStack
    {
        private int _first;
    }
}
