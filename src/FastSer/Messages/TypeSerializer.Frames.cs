using FastSer.Messages;

namespace FastSer.CompilerServices;

// Items of message sequences.
public abstract partial class TypeSerializer
{
    internal abstract void WriteItemObject(FrameOutput output, object? item, FastSerializerOptions? options, bool mayBlock);

    /// <summary>Returns whether the available part of an incomplete last item is valid.</summary>
    internal abstract bool IsCutShort(FrameInput input);

    /// <summary>Gets the size of the frame's header before an item, or 0 where items have no frame.</summary>
    /// <param name="item">The bytes of the item.</param>
    /// <param name="options">The options with which it was written.</param>
    /// <param name="omitsPresence">Whether the header stands for the presence byte.</param>
    internal abstract int HeaderSizeOf(ReadOnlySpan<byte> item, FastSerializerOptions? options, out bool omitsPresence);

    internal abstract bool TryReadItemObject(FrameInput input, out object? item);

    internal abstract ValueTask<(bool IsRead, object? Item)> TryReadItemObjectAsync(
        FrameInput input, CancellationToken cancellationToken);
}
