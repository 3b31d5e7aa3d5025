using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.IO;

namespace FastSer.CompilerServices;

// Items of message sequences: docs/format.md, appendix A.
public abstract partial class FastSerFormatter<T> : IItemSizer
{
    /// <summary>Larger structs are rare, and allocate where their accessors may run user code.</summary>
    private const int LargestOnStack = 256;

    private Framing _framing;
    private SelfSizing? _sizing;

    /// <summary>Gets the size of an item if all values take the same: such items have no frame. Else 0.</summary>
    internal virtual int FixedSize => 0;

    /// <summary>Gets what stands around an item whose size is not fixed.</summary>
    private protected Framing Framing
    {
        [MethodImpl(Jit.Inline)]
        get => _framing != Framing.Unknown ? _framing : FindFraming();
    }

    /// <inheritdoc/>
    long IItemSizer.SizeOf(object item, FastSerializerOptions? options) => CountBytes((T)item, options);

    [MethodImpl(Jit.Cold)]
    internal virtual void WriteItem(FrameOutput output, T value, FastSerializerOptions? options, bool mayBlock)
    {
        switch (Framing)
        {
            case Framing.Fixed:
                WriteFixedItem(output, value, options, mayBlock);
                return;
            case not Framing.None when value is null:
                output.Take(1, mayBlock) = 0;
                return;
            case Framing.None:
                WriteBareItem(output, value, options, mayBlock);
                return;
        }

        FastWriter writer = default;
        var window = output.Begin(this, Framing == Framing.WithoutPresence, mayBlock);
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
        while (Missing(input) is var needed and > 0)
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
        while (Missing(input) is var needed and > 0)
        {
            if (!await input.FetchAsync(needed, cancellationToken).ConfigureAwait(false))
            {
                input.CheckEnd();
                return (false, default!);
            }
        }

        return (true, ReadItem(input));
    }

    /// <summary>
    /// Reads an item that is in the buffer and has no header of several bytes: what nearly all items are, so this calls next
    /// to nothing but the code of the type.
    /// </summary>
    internal bool TryReadSmallItem(FrameInput input, out T value)
    {
        value = default!;
        var framing = Framing;
        var data = framing == Framing.None ? input.PeekBare(_sizing!.MaxSize) : input.PeekFrame(framing);
        if (data.IsEmpty)
        {
            return false;
        }

        int size;
        var reader = new FastReader(data, FastSerializerOptions.DepthOf(input.Serializer));
        try
        {
            value = Read(ref reader);
            size = (int)reader.OffsetIn(data);
            if (framing != Framing.None && size != data.Length)
            {
                Throw.TrailingBytes();
            }

            reader.ReleaseReferences();
        }
        catch (Exception exception)
        {
            reader.ReleaseReferences();
            input.CancelPeek(framing, framing == Framing.None ? _sizing!.SizeOf(data) : data.Length);
            if (exception is OutOfMemoryException)
            {
                throw;
            }

            var fault = ReadFaults.Complete(exception, data, reader.OffsetIn(data), this);
            fault.MoveOffset(input.EncodingOffset);
            if (ReferenceEquals(fault, exception))
            {
                throw;
            }

            throw fault;
        }

        if (value is null && framing != Framing.None)
        {
            input.CancelPeek(framing, size);
            throw input.Fault(FastSerErrorCode.InvalidPresence);
        }

        input.EndPeek(framing == Framing.Whole ? size + 1 : size);
        return true;
    }

    /// <summary>Reads an item all of whose bytes are in the buffer. It is taken even if it turns out to be faulty.</summary>
    internal T ReadItem(FrameInput input)
    {
        input.BeginItem();
        try
        {
            if (_sizing is { } sizing)
            {
                return Parse(input.TakeFixed(sizing.SizeOf(input.Buffered)), input.Serializer);
            }

            var isNull = false;
            var item = Framing == Framing.Fixed
                ? input.TakeFixed(FixedSize)
                : input.TakeItem(Framing == Framing.WithoutPresence, out isNull);
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

    private void WriteBareItem(FrameOutput output, T value, FastSerializerOptions? options, bool mayBlock)
    {
        Span<byte> bytes = stackalloc byte[LargestOnStack];
        var item = _sizing!.MaxSize <= LargestOnStack ? bytes : new byte[_sizing.MaxSize];
        _ = TryWriteTo(item, value, options, out var size);
        item[..size].CopyTo(MemoryMarshal.CreateSpan(ref output.Take(size, mayBlock), size));
    }

    /// <summary>How many bytes are needed to go on with the next item if they are not all in the buffer; else 0.</summary>
    [MethodImpl(Jit.Inline)]
    internal int Missing(FrameInput input) => Framing switch
    {
        Framing.None => MissingBare(input),
        Framing.Fixed => input.Missing(FixedSize),
        _ => input.Missing(0),
    };

    private int MissingBare(FrameInput input)
    {
        var buffered = input.Buffered;
        if (buffered.Length >= _sizing!.MaxSize)
        {
            return 0;
        }

        input.CheckIdle();
        var size = _sizing.SizeOf(buffered);
        return size > buffered.Length ? size : 0;
    }

    /// <summary>An item that is longer than the buffer, on a stream that can seek and shows that all of it is there.</summary>
    private bool TryReadLargeItem(FrameInput input, out T value)
    {
        value = default!;
        if (Framing is Framing.Fixed or Framing.None
            || input.TryOpenWindow(Framing == Framing.WithoutPresence) is not { } window)
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
    private Framing FindFraming()
    {
        if (FixedSize != 0)
        {
            return _framing = Framing.Fixed;
        }

        try
        {
            var shape = CachedShape;
            _sizing = SelfSizing.Of(shape);
            var begins = (shape.Kind == WireShapeKind.Object && shape.HasPresence && shape.ControlSize == 0)
                || shape.Kind is WireShapeKind.Nullable or WireShapeKind.Version;

            // What a wrapper holds may be null, but the wrapper is not.
            return _framing = _sizing is not null ? Framing.None
                : begins && default(T) is null ? Framing.WithoutPresence
                : Framing.Whole;
        }
        catch (FastSerException exception)
        {
            exception.Complete(ErrorLocation.Unknown);
            throw;
        }
    }
}
