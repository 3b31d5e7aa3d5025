using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Messages;
using FastSer.Serializers;
using FastSer.Windows;

namespace FastSer.CompilerServices;

// Items of message sequences: docs/wire-format.md, appendix A.
public abstract partial class TypeSerializer<T> : IItemSizer
{
    /// <summary>Larger structs are rare, and allocate where their accessors may run user code.</summary>
    private const int LargestOnStack = 256;

    private Framing _framing;
    private SelfSizing? _sizing;

    /// <summary>Gets the size of an item if all values take the same: such items have no frame. Else 0.</summary>
    internal virtual int FixedSize =>
        typeof(T).IsEnum && CachedShape.Kind == WireShapeKind.Scalar ? Unsafe.SizeOf<T>()
        : CachedShape.IsOfStruct<T>() ? CachedShape.FixedSize
        : 0;

    /// <summary>
    /// Gets whether items may be written by <see cref="TryPut"/>: it runs no user code, so nothing can come between, and
    /// begins with a presence byte, so the header can take its place, or needs none.
    /// </summary>
    internal virtual bool CanPut => false;

    /// <summary>Gets <see cref="FixedSize"/> without a call for classes: none has one.</summary>
    private int ItemSize
    {
        [MethodImpl(Jit.Inline)]
        get => typeof(T).IsValueType ? FixedSize : 0;
    }

    /// <summary>Gets whether the encoding begins with a presence byte, which frames leave out.</summary>
    internal bool OmitsPresence
    {
        [MethodImpl(Jit.Inline)]
        get => Framing == Framing.WithoutPresence;
    }

    /// <summary>Gets whether items of no fixed size have no frame either.</summary>
    internal bool IsBare
    {
        [MethodImpl(Jit.Inline)]
        get => Framing == Framing.None;
    }

    private Framing Framing
    {
        [MethodImpl(Jit.Inline)]
        get => _framing != Framing.Unknown ? _framing : FindFraming();
    }

    /// <summary>Gets how the first bytes of an item tell its size; null if they do not.</summary>
    private protected virtual SelfSizing? Sizing => SelfSizing.Of(CachedShape);

    /// <inheritdoc/>
    long IItemSizer.SizeOf(object item, FastSerializerOptions? options) => CountBytes((T)item, options);

    /// <summary>Puts a value, its presence byte included, in front of a limit, if it fits.</summary>
    internal virtual WriteBlock TryPut(WriteBlock block, WriteLimit limit, T value) => default;

    [MethodImpl(Jit.NoInline)]
    internal virtual void WriteItem(FrameOutput output, T value, FastSerializerOptions? options, bool mayBlock)
    {
        if (ItemSize != 0)
        {
            WriteFixedItem(output, value, options, mayBlock);
            return;
        }

        if (IsBare)
        {
            WriteUnframedItem(output, value, options, mayBlock);
            return;
        }

        var omitsPresence = OmitsPresence;
        if (value is null)
        {
            output.Take(1, mayBlock) = 0;
            return;
        }

        FastWriter writer = default;
        var window = output.Begin(this, omitsPresence, mayBlock);
        writer.StartFrame(
            output, window, typeof(T).IsValueType ? null : value, options);
        try
        {
            Write(ref writer, value);
            writer.EndFrame(output);
        }
        catch (Exception exception)
        {
            output.Cancel();
            writer.Abandon(exception);
            throw;
        }
    }

    /// <summary>Reads an item whose bytes are all in the buffer, or goes for them; false at the end of the stream.</summary>
    [MethodImpl(Jit.NoInline)]
    internal bool TryReadItem(FrameInput input, out T value)
    {
        while (Missing(input) is var needed and > 0)
        {
            if (needed > IDirectOutput.SmallestPiece && TryReadLargeItem(input, out value))
            {
                return true;
            }

            if (!input.Fetch(needed))
            {
                input.CheckEnd(this);
                value = default!;
                return false;
            }
        }

        value = ReadItem(input);
        return true;
    }

    internal async ValueTask<(bool IsRead, T Value)> TryReadItemAsync(FrameInput input, CancellationToken cancellationToken)
    {
        while (Missing(input) is var needed and > 0)
        {
            if (!await input.FetchAsync(needed, cancellationToken).ConfigureAwait(false))
            {
                input.CheckEnd(this);
                return (false, default!);
            }
        }

        return (true, ReadItem(input));
    }

    /// <summary>Reads an item all of whose bytes are in the buffer. It is taken even if it turns out to be faulty.</summary>
    internal virtual T ReadItem(FrameInput input)
    {
        var fixedSize = SizeOfNext(input);
        var position = input.BeginItem();
        var end = position;
        try
        {
            var item = TakeItem(input, position, fixedSize, out var isNull, out end);
            if (isNull)
            {
                return default(T) is null ? default! : throw input.Fault(FastSerErrorCode.InvalidPresence);
            }

            // A frame says by itself that its item is null; without one the item does. A null is one byte: what is longer is
            // a case that a Tolerant union does not know.
            return Parse(item, input.Serializer) is var value && (value is not null || IsBare || item.Length > 1)
                ? value
                : throw input.Fault(FastSerErrorCode.InvalidPresence);
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

    /// <summary>The size of the next item, all of which is in the buffer, where it has no frame; else 0.</summary>
    [MethodImpl(Jit.Inline)]
    private int SizeOfNext(FrameInput input) => IsBare && ItemSize == 0 ? _sizing!.SizeOf(input.Buffered) : ItemSize;

    [MethodImpl(Jit.Inline)]
    private ReadOnlySpan<byte> TakeItem(FrameInput input, int position, int fixedSize, out bool isNull, out int end)
    {
        isNull = false;
        return fixedSize != 0
            ? input.TakeFixed(position, fixedSize, out end)
            : input.TakeItem(position, OmitsPresence, out isNull, out end);
    }

    /// <summary>Gets the number of bytes needed to go on with the next item if they are not all in the buffer; else 0.</summary>
    internal int Missing(FrameInput input) => ItemSize == 0 && IsBare ? MissingBare(input) : input.Missing(ItemSize);

    /// <summary>
    /// Reads an item without a frame where the buffer holds as many bytes as one can take, so that nobody has to size it
    /// first.
    /// </summary>
    internal bool TryReadUnframedItem(FrameInput input, out T value)
    {
        var data = input.PeekBare(_sizing!.MaxSize, out var start);
        if (data.IsEmpty)
        {
            value = default!;
            return false;
        }

        var reader = new FastReader(data, input.Serializer);
        try
        {
            value = Read(ref reader);
            input.EndItem(start + (int)reader.OffsetIn(data));
            return true;
        }
        catch (Exception exception)
        {
            input.CancelPeek(start, start + _sizing.SizeOf(data));
            if (exception is OutOfMemoryException)
            {
                throw;
            }

            var fault = ReadFaults.Complete(exception, data, reader.OffsetIn(data), this);
            input.Place(fault);
            if (!ReferenceEquals(fault, exception))
            {
                throw fault;
            }

            throw;
        }
    }

    private int MissingBare(FrameInput input)
    {
        var buffered = input.Buffered;
        if (buffered.Length >= _sizing!.MaxSize)
        {
            return 0;
        }

        input.CheckIdle();
        if (_sizing == SelfSizing.Checked)
        {
            return input.MissingChecked();
        }

        var size = _sizing.SizeOf(buffered);
        return size > buffered.Length ? size : 0;
    }

    private void WriteUnframedItem(FrameOutput output, T value, FastSerializerOptions? options, bool mayBlock)
    {
        Span<byte> bytes = stackalloc byte[LargestOnStack];
        var item = _sizing!.MaxSize <= LargestOnStack ? bytes : new byte[_sizing.MaxSize];
        _ = TryWriteTo(item, value, options, out var size);
        item[..size].CopyTo(MemoryMarshal.CreateSpan(ref output.Take(size, mayBlock), size));
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
        if (ItemSize != 0 || IsBare || input.TryOpenWindow(OmitsPresence) is not { } window)
        {
            return false;
        }

        using (window)
        {
            var position = input.BeginItem();
            var isRead = false;
            try
            {
                isRead = this.TryParse(window, input.Serializer, out value) && value is not null;
            }
            finally
            {
                input.EndItem(position);
                input.CloseWindow(isRead);
            }

            return isRead;
        }
    }

    [MethodImpl(Jit.NoInline)]
    private Framing FindFraming()
    {
        try
        {
            var shape = CachedShape;
            _sizing = Sizing;
            var begins = shape.Prefix is ValuePrefix.Presence or ValuePrefix.Reference or ValuePrefix.Version;

            // What a wrapper holds may be null, but the wrapper is not.
            return _framing = _sizing is not null ? Framing.None
                : begins && default(T) is null ? Framing.WithoutPresence
                : Framing.Whole;
        }
        catch (FastSerException exception)
        {
            exception.Complete(ErrorLocation.Unknown, FastSerMetrics.Prepare, typeof(T));
            throw;
        }
    }
}
