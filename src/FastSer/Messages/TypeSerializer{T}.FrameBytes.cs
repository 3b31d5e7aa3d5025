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
                input.CheckEnd();
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
                input.CheckEnd();
                return default;
            }
        }

        return TakeItemBytes(input);
    }

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
                : input.MemoryOf(item);
        }
        catch (FastSerException exception)
        {
            exception.MoveOffset(input.EncodingOffset);
            throw;
        }
        finally
        {
            input.EndItem(end);
        }
    }
}
