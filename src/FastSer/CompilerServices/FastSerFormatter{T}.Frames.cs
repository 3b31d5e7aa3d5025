using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.IO;

namespace FastSer.CompilerServices;

// Items of message sequences: docs/format.md, appendix A.
public abstract partial class FastSerFormatter<T> : IItemSizer
{
    private const byte Omitted = 1;
    private const byte Kept = 2;

    /// <summary>Larger structs are rare, and allocate where their accessors may run user code.</summary>
    private const int LargestOnStack = 256;

    private byte _presence;

    /// <summary>Gets the size of an item if all values take the same: such items have no frame. Else 0.</summary>
    internal virtual int FixedSize => 0;

    /// <summary>Gets whether the encoding begins with a presence byte, which frames leave out.</summary>
    private bool OmitsPresence
    {
        [MethodImpl(Jit.Inline)]
        get => (_presence != 0 ? _presence : FindPresence()) == Omitted;
    }

    /// <inheritdoc/>
    long IItemSizer.SizeOf(object item, FastSerializerOptions? options) => CountBytes((T)item, options);

    [MethodImpl(Jit.Cold)]
    internal void WriteItem(FrameOutput output, T value, FastSerializerOptions? options, bool mayBlock)
    {
        if (FixedSize != 0)
        {
            WriteFixedItem(output, value, options, mayBlock);
            return;
        }

        if (value is null)
        {
            output.Take(1, mayBlock) = 0;
            return;
        }

        FastWriter writer = default;
        var window = output.Begin(this, OmitsPresence, mayBlock);
        writer.StartFrame(
            output, window, typeof(T).IsValueType ? null : value, FastSerializerOptions.DepthOf(options));
        try
        {
            Write(ref writer, value);
            output.End(writer.WrittenInWindow);
            writer.Release();
        }
        catch (Exception exception)
        {
            output.Cancel();
            writer.Abandon(exception);
            throw;
        }
    }

    /// <summary>Reads an item whose bytes are all in the buffer, or goes for them; false at the end of the stream.</summary>
    [MethodImpl(Jit.Cold)]
    internal bool TryReadItem(FrameInput input, out T value)
    {
        while (input.Missing(FixedSize) is var needed and > 0)
        {
            if (needed > IDirectOutput.SmallestPiece && TryReadLargeItem(input, out value))
            {
                return true;
            }

            if (!input.Fetch(needed))
            {
                input.CheckEnd();
                value = default!;
                return false;
            }
        }

        value = ReadItem(input);
        return true;
    }

    internal async ValueTask<(bool IsRead, T Value)> TryReadItemAsync(FrameInput input, CancellationToken cancellationToken)
    {
        while (input.Missing(FixedSize) is var needed and > 0)
        {
            if (!await input.FetchAsync(needed, cancellationToken).ConfigureAwait(false))
            {
                input.CheckEnd();
                return (false, default!);
            }
        }

        return (true, ReadItem(input));
    }

    /// <summary>Reads an item all of whose bytes are in the buffer. It is taken even if it turns out to be faulty.</summary>
    internal T ReadItem(FrameInput input)
    {
        input.BeginItem();
        try
        {
            var isNull = false;
            var item = FixedSize != 0 ? input.TakeFixed(FixedSize) : input.TakeItem(OmitsPresence, out isNull);
            if (isNull)
            {
                return default(T) is null ? default! : throw input.Fault(FastSerErrorCode.InvalidPresence);
            }

            return Parse(item, input.Serializer) is { } value ? value : throw input.Fault(FastSerErrorCode.InvalidPresence);
        }
        catch (FastSerException exception)
        {
            exception.MoveOffset(input.EncodingOffset);
            throw;
        }
        finally
        {
            input.EndItem();
        }
    }

    private void WriteFixedItem(FrameOutput output, T value, FastSerializerOptions? options, bool mayBlock)
    {
        // Members may run user code, which may write to this very writer: nothing is taken before they are done.
        Span<byte> bytes = stackalloc byte[LargestOnStack];
        var item = FixedSize <= LargestOnStack ? bytes[..FixedSize] : new byte[FixedSize];
        _ = TryWriteTo(item, value, options, out _);
        item.CopyTo(MemoryMarshal.CreateSpan(ref output.Take(FixedSize, mayBlock), FixedSize));
    }

    /// <summary>An item that is longer than the buffer, on a stream that can seek and shows that all of it is there.</summary>
    private bool TryReadLargeItem(FrameInput input, out T value)
    {
        value = default!;
        if (input.TryOpenWindow(OmitsPresence) is not { } window)
        {
            return false;
        }

        using (window)
        {
            input.BeginItem();
            var isRead = false;
            try
            {
                isRead = TryParse(window, input.Serializer, out value) && value is not null;
            }
            finally
            {
                input.EndItem();
                input.CloseWindow(isRead);
            }

            return isRead;
        }
    }

    [MethodImpl(Jit.Cold)]
    private byte FindPresence()
    {
        try
        {
            var shape = CachedShape;
            var begins = (shape.Kind == WireShapeKind.Object && shape.HasPresence && shape.ControlSize == 0)
                || shape.Kind is WireShapeKind.Nullable or WireShapeKind.Version;

            // What a wrapper holds may be null, but the wrapper is not.
            return _presence = begins && default(T) is null ? Omitted : Kept;
        }
        catch (FastSerException exception)
        {
            exception.Complete(ErrorLocation.Unknown);
            throw;
        }
    }
}
