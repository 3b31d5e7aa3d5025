using FastSer.Messages;

namespace FastSer.CompilerServices;

// Items of message sequences.
public abstract partial class TypeSerializer
{
    internal abstract void WriteItemObject(FrameOutput output, object? item, FastSerializerOptions? options, bool mayBlock);

    /// <summary>Whether what is there of the last item, which is not whole, is valid so far.</summary>
    internal abstract bool IsCutShort(FrameInput input);

    internal abstract bool TryReadItemObject(FrameInput input, out object? item);

    internal abstract ValueTask<(bool IsRead, object? Item)> TryReadItemObjectAsync(
        FrameInput input, CancellationToken cancellationToken);
}
