using FastSer.Messages;

namespace FastSer.CompilerServices;

// Items of message sequences whose type the caller gives as a Type.
public abstract partial class TypeSerializer<T>
{
    internal sealed override void WriteItemObject(
        FrameOutput output, object? item, FastSerializerOptions? options, bool mayBlock) =>
        For(options).WriteItem(output, Cast(item, nameof(item)), options, mayBlock);

    internal sealed override int HeaderSizeOf(ReadOnlySpan<byte> item, FastSerializerOptions? options, out bool omitsPresence)
    {
        var serializer = For(options);
        omitsPresence = serializer.OmitsPresence;
        return serializer.FixedSize != 0 || serializer.IsBare || serializer.NeedsWhole ? 0 : LengthCode.Get(item, out _);
    }

    internal sealed override bool TryReadItemObject(FrameInput input, out object? item)
    {
        var isRead = For(input.Serializer).TryReadItem(input, out var value);
        item = isRead ? value : null;
        return isRead;
    }

    internal sealed override ValueTask<(bool IsRead, object? Item)> TryReadItemObjectAsync(
        FrameInput input, CancellationToken cancellationToken) =>
        For(input.Serializer) is var serializer && serializer.Missing(input) == 0
            ? new ValueTask<(bool IsRead, object? Item)>((true, serializer.ReadItem(input)))
            : serializer.WaitForItemObjectAsync(input, cancellationToken);

    private async ValueTask<(bool IsRead, object? Item)> WaitForItemObjectAsync(
        FrameInput input, CancellationToken cancellationToken)
    {
        var (isRead, item) = await TryReadItemAsync(input, cancellationToken).ConfigureAwait(false);
        return (isRead, isRead ? item : null);
    }
}
