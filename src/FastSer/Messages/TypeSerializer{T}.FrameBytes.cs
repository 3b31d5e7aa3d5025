using FastSer.Messages;

namespace FastSer.CompilerServices;

// Items of message sequences whose bytes are asked for, and no object.
public abstract partial class TypeSerializer<T>
{
    /// <summary>Takes the encoding of an item; empty at the end of the stream. It stays as it is until the next call.</summary>
    internal ReadOnlyMemory<byte> ReadItemBytes(FrameInput input)
    {
        while (Missing(input) is var needed and > 0)
        {
            if (!input.Fetch(needed))
            {
                input.CheckEnd(this);
                return default;
            }
        }

        return TakeItemBytes(input);
    }

    internal async ValueTask<ReadOnlyMemory<byte>> ReadItemBytesAsync(FrameInput input, CancellationToken cancellationToken)
    {
        while (Missing(input) is var needed and > 0)
        {
            if (!await input.FetchAsync(needed, cancellationToken).ConfigureAwait(false))
            {
                input.CheckEnd(this);
                return default;
            }
        }

        return TakeItemBytes(input);
    }

    /// <summary>Steps over an item, which is checked as <see cref="SkipValue"/> does; false at the end of the stream.</summary>
    internal bool TrySkipItem(FrameInput input) => SkipItem(input, ReadItemBytes(input));

    internal async ValueTask<bool> TrySkipItemAsync(FrameInput input, CancellationToken cancellationToken) =>
        SkipItem(input, await ReadItemBytesAsync(input, cancellationToken).ConfigureAwait(false));

    /// <summary>
    /// A frame that announces more than there is belongs to an item that was cut short if the encoding in it ends too early as well. If it ends
    /// before, or is invalid, the length of the frame is wrong.
    /// </summary>
    internal sealed override bool IsCutShort(FrameInput input)
    {
        var item = input.Buffered;
        var start = 0;
        if (ItemSize != 0 || NeedsWhole || (!IsBare && (start = LengthCode.Get(item, out _)) == LengthCode.Truncated))
        {
            return true;
        }

        try
        {
            byte[] encoding = OmitsPresence ? [1, .. item[start..]] : [.. item[start..]];
            SkipValue(encoding, input.Serializer);
            return false;
        }
        catch (FastSerException exception)
        {
            return exception.Code == FastSerErrorCode.Truncated;
        }
    }

    private bool SkipItem(FrameInput input, ReadOnlyMemory<byte> encoding)
    {
        if (encoding.IsEmpty)
        {
            return false;
        }

        try
        {
            if (Encoded.SkipValue(encoding.Span, input.Serializer) is var size && size != encoding.Length)
            {
                var exception = new FastSerException(FastSerErrorCode.TrailingBytes);
                exception.Complete(new ErrorLocation(size, null, null), FastSerMetrics.Read, typeof(T));
                throw exception;
            }

            return true;
        }
        catch (FastSerException exception)
        {
            input.Place(exception);
            throw;
        }
    }

    /// <summary>The encoding of the value of an item that was taken.</summary>
    private protected virtual ReadOnlyMemory<byte> EncodingOf(ReadOnlyMemory<byte> item) => item;

    /// <summary>Gets the serializer of such an encoding.</summary>
    private protected virtual TypeSerializer<T> Encoded => this;

    /// <summary>The encoding of null in the place of its frame, which may be another byte.</summary>
    private ReadOnlyMemory<byte> NullBefore(FrameInput input, int end)
    {
        Span<byte> encoding = stackalloc byte[8];
        _ = TryWriteTo(encoding, default!, options: null, out var size);
        return input.Replace(end, encoding[..size]);
    }

    /// <summary>Takes an item all of whose bytes are in the buffer, also where it is faulty.</summary>
    private ReadOnlyMemory<byte> TakeItemBytes(FrameInput input)
    {
        var fixedSize = SizeOfNext(input);
        var position = input.BeginItem();
        var end = position;
        try
        {
            var item = TakeItem(input, position, fixedSize, out var isNull, out end);
            return isNull && default(T) is not null ? throw input.Fault(FastSerErrorCode.InvalidPresence)
                : isNull ? NullBefore(input, end)
                : item.IsEmpty ? throw input.Fault(FastSerErrorCode.Truncated)
                : EncodingOf(input.MemoryOf(item));
        }
        catch (FastSerException exception)
        {
            input.Place(exception);
            throw;
        }
        finally
        {
            input.EndItem(end);
        }
    }
}
