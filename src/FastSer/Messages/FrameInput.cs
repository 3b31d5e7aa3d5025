using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using FastSer.Serializers;
using FastSer.Windows;

namespace FastSer.Messages;

/// <summary>
/// The memory of a <see cref="FastSerStreamReader"/>: a buffer that grows up to its usual size, and a longer array for an item
/// that does not fit it. Both grow with the bytes that have arrived, never to a size that was only announced, and are its own:
/// the presence byte that a frame leaves out is put back over its header.
/// </summary>
/// <remarks>
/// None of the memory is from a pool, and none is taken uninitialised. So whoever breaks the rule of one call at a time, by
/// another thread or by disposal in the middle of an item, reads bytes of this sequence or zeros, and nobody else's.
/// <see cref="TryPeek"/> alone goes without bounds checks. What it sees may be torn and is still safe: the buffer never becomes
/// shorter; each value of <see cref="_filled"/> is stored after the buffer that it is within, and read before it; and no
/// value of <see cref="_position"/> is negative.
/// </remarks>
internal sealed partial class FrameInput(Stream stream, FastSerStreamOptions options)
{
    /// <summary>The position while a call is under way, and in the end: fast paths find no bytes and go where that is looked at.</summary>
    private const int Closed = int.MaxValue;

    private byte[] _buffer = new byte[FirstBuffer.SizeOf(stream, options)];
    private int _position;
    private int _filled;

    /// <summary>Where the position will be when the call under way ends.</summary>
    private int _resume;

    /// <summary>The item that does not fit the buffer, from its first byte; the buffer is empty then.</summary>
    private byte[]? _large;
    private int _largeCount;
    private SpareMemory _spare;

    /// <summary>The offset of the buffer's first byte in the sequence, or of the large item.</summary>
    private long _bufferOffset;

    /// <summary>The offset of the item that was taken last.</summary>
    private long _itemOffset;

    /// <summary>Where the last faulty item ends, and where the items before it do that were not faulty.</summary>
    private long _faultyEnd = -1;
    private long _goodEnd;

    private bool _isClosed;

    public FastSerializerOptions? Serializer { get; } = options.Reading;

    /// <summary>Gets where the encoding of the last item begins, its presence byte included.</summary>
    public long EncodingOffset { get; private set; }

    /// <summary>Gets where the last item ends that was not faulty.</summary>
    public long LastItemEnd => BytesRead == _faultyEnd ? _goodEnd : BytesRead;

    /// <summary>Gets how many bytes of the sequence were taken.</summary>
    public long BytesRead => _isClosed ? _bufferOffset : _bufferOffset + Position;

    public bool HasBytes => _position < _filled;

    /// <summary>Gets what has arrived of the next items; none while a call is under way.</summary>
    public ReadOnlySpan<byte> Buffered
    {
        [MethodImpl(Jit.Inline)]
        get
        {
            var position = _position;
            var filled = _filled;
            return position < filled ? _buffer.AsSpan(position, filled - position) : BufferedLarge;
        }
    }

    private ReadOnlySpan<byte> BufferedLarge =>
        _position != Closed && _large is { } large ? large.AsSpan(0, _largeCount) : default;

    private int Position => _position is not Closed and var position ? position : _resume;

    /// <summary>Gets the bytes of a fixed item if they are there.</summary>
    /// <param name="size">The number of bytes.</param>
    /// <param name="block">The bytes.</param>
    /// <param name="end">The value to pass to <see cref="Skip"/>.</param>
    [MethodImpl(Jit.Inline)]
    public bool TryPeek(int size, out ReadBlock block, out int end)
    {
        var position = _position;
        if (Volatile.Read(ref _filled) - position < size)
        {
            block = default;
            end = 0;
            return false;
        }

        block = new ReadBlock(ref Unaligned.At(ref MemoryMarshal.GetArrayDataReference(_buffer), position), size);
        end = position + size;
        return true;
    }

    /// <summary>Consumes the peeked bytes.</summary>
    [MethodImpl(Jit.Inline)]
    public void Skip(int end) => _position = end;

    /// <summary>Gets the number of bytes that the next item, or its header, takes if they are not all there; else 0.</summary>
    [MethodImpl(Jit.Inline)]
    public int Missing(int fixedSize)
    {
        var position = _position;
        var available = _filled - position;
        if (fixedSize != 0)
        {
            return available >= fixedSize ? 0 : MissingFixed(fixedSize);
        }

        if (available > 0)
        {
            if (LengthCode.TryGetShort(ref _buffer[position], out var header)
                && header <= available
                && header - 1 <= (uint)options.MaxItemSize)
            {
                return 0;
            }
        }

        return MissingLong();
    }

    /// <summary>
    /// The bytes of an item without a frame, if there are as many as one can take; else none. Until
    /// <see cref="EndItem"/> or <see cref="CancelPeek"/> a call is under way.
    /// </summary>
    [MethodImpl(Jit.Inline)]
    public ReadOnlySpan<byte> PeekBare(int maxSize, out int start)
    {
        start = _position;
        if (_filled - start < maxSize)
        {
            return default;
        }

        var item = _buffer.AsSpan(start, maxSize);
        _resume = start;
        _position = Closed;
        return item;
    }

    /// <summary>Consumes the peeked bytes although they are invalid.</summary>
    public void CancelPeek(int start, int end)
    {
        _itemOffset = EncodingOffset = _bufferOffset + start;
        EndItem(end);
    }

    /// <summary>Takes an item of that size, all of which is there.</summary>
    /// <param name="position">The position that <see cref="BeginItem"/> returned.</param>
    /// <param name="size">The size.</param>
    /// <param name="end">The value to pass to <see cref="EndItem"/>.</param>
    public ReadOnlySpan<byte> TakeFixed(int position, int size, out int end)
    {
        _itemOffset = EncodingOffset = _bufferOffset + position;
        if (_large is not null)
        {
            end = 0;
            return TakeLarge(size);
        }

        var item = _buffer.AsSpan(position, size);
        end = position + size;
        _resume = end;
        return item;
    }

    /// <summary>Takes a framed item, all of which is there. The positions pass through registers: of a small item every store and load counts.</summary>
    /// <param name="position">The position that <see cref="BeginItem"/> returned.</param>
    /// <param name="omitsPresence">Whether the frame stands for a presence byte.</param>
    /// <param name="isNull">Whether the item is null.</param>
    /// <param name="end">The value to pass to <see cref="EndItem"/>.</param>
    [MethodImpl(Jit.Inline)]
    public ReadOnlySpan<byte> TakeItem(int position, bool omitsPresence, out bool isNull, out int end)
    {
        _itemOffset = _bufferOffset + position;
        if (_large is not null)
        {
            end = 0;
            return TakeLargeItem(omitsPresence, out isNull);
        }

        var buffer = _buffer;
        var start = position + 1;
        if (!LengthCode.TryGetShort(ref buffer[position], out var header))
        {
            // Missing has seen the whole header, and that it is in the shortest form.
            start = position + LengthCode.Get(buffer.AsSpan(position), out header);
        }

        var size = (int)header - 1;
        isNull = size < 0;
        if (isNull)
        {
            end = start;
            _resume = end;
            EncodingOffset = _itemOffset;
            return default;
        }

        if (omitsPresence)
        {
            buffer[--start] = 1;
            size++;
        }

        EncodingOffset = _bufferOffset + start;
        var item = buffer.AsSpan(start, size);
        end = start + size;
        _resume = end;
        return item;
    }

    /// <summary>
    /// Begins a call and takes an item with a header of one byte that stands for its presence byte, if all of it is there.
    /// An offset is worked out only for an error.
    /// </summary>
    /// <param name="end">The value to pass to <see cref="EndItem"/>.</param>
    /// <returns>The item; none, and no call, where it is another one.</returns>
    [MethodImpl(Jit.Inline)]
    public ReadOnlySpan<byte> TakeShort(out int end)
    {
        var position = _position;
        var buffer = _buffer;
        if ((uint)position < (uint)buffer.Length)
        {
            // The header of null is 0, and one of the long form is longer than that form.
            int size = buffer[position];
            end = position + size;
            if ((uint)(size - 1) < LengthCode.MaxShort && end <= _filled && end <= buffer.Length)
            {
                buffer[position] = 1;
                _resume = end;
                _position = Closed;
                return MemoryMarshal.CreateReadOnlySpan(ref buffer[position], size);
            }
        }

        end = 0;
        return default;
    }

    /// <summary>Notes where an item was that <see cref="TakeShort"/> took, and ends the call: it is faulty.</summary>
    public void EndFaulty(int end, int size)
    {
        _itemOffset = EncodingOffset = _bufferOffset + end - size;
        EndItem(end);
    }

    /// <summary>Begins a call: nothing else may take bytes or move them.</summary>
    /// <returns>Where the next item begins.</returns>
    [MethodImpl(Jit.Inline)]
    public int BeginItem()
    {
        var position = _position;
        if (position == Closed)
        {
            CheckIdle();
        }

        _resume = position;
        _position = Closed;
        return position;
    }

    /// <summary>Ends a call.</summary>
    /// <param name="end">Where the next item begins.</param>
    [MethodImpl(Jit.Inline)]
    public void EndItem(int end) => _position = end;

    /// <summary>Throws if the stream has ended within an item.</summary>
    /// <param name="serializer">The serializer of the item.</param>
    public void CheckEnd(TypeSerializer serializer)
    {
        var left = Buffered.Length;
        if (left > 0)
        {
            LastSerializer = serializer;
            Fail(FastSerErrorCode.Truncated, BytesRead + left, "The stream ends within an item.");
        }
    }

    /// <summary>Completes an error of the item that was taken last, whose offset counts from its encoding.</summary>
    public void Place(FastSerException exception)
    {
        exception.MoveOffset(EncodingOffset);
        exception.Advice = _itemOffset == 0 ? InputAdvice.OfSequence(First) : null;
        NoteFaulty();
    }

    /// <summary>An error of the item that was taken last; its offset still counts from the encoding.</summary>
    public FastSerException Fault(FastSerErrorCode code)
    {
        var exception = new FastSerException(code);
        exception.Complete(new ErrorLocation(_itemOffset - EncodingOffset, null, null), FastSerMetrics.Read);
        return exception;
    }

    /// <summary>Throws if a call is under way, or none may be any more.</summary>
    public void CheckIdle()
    {
        ObjectDisposedException.ThrowIf(_isClosed, typeof(FastSerStreamReader));
        if (_position == Closed)
        {
            throw new InvalidOperationException(
                "The reader is in use: one call at a time, and none from constructors of an item that is being read.");
        }
    }

    /// <summary>Returns the size of the next item with a checksum, or of its head, if not all of it is there; else 0.</summary>
    public int MissingChecked()
    {
        var buffered = Buffered;
        if (buffered.IsEmpty)
        {
            return 1;
        }

        var code = ChecksumCode.TryGetHead(buffered, out var headSize, out var size);
        if (code == FastSerErrorCode.Truncated)
        {
            return headSize;
        }

        if (code != FastSerErrorCode.None)
        {
            Fail(code, BytesRead);
        }

        return MissingOf(headSize, size);
    }

    [MethodImpl(Jit.NoInline)]
    private int MissingFixed(int size)
    {
        CheckIdle();
        return Buffered.Length >= size ? 0 : size;
    }

    [MethodImpl(Jit.NoInline)]
    private int MissingLong()
    {
        CheckIdle();
        var buffered = Buffered;
        if (buffered.IsEmpty)
        {
            return 1;
        }

        var headerSize = LengthCode.Get(buffered, out var header);
        if (headerSize == LengthCode.Truncated)
        {
            return LengthCode.MaxSize;
        }

        if (headerSize == LengthCode.NotShortest)
        {
            Fail(FastSerErrorCode.InvalidLength, BytesRead);
        }

        return MissingOf(headerSize, header == 0 ? 0 : header - 1);
    }

    /// <summary>The size of the next item if it is not all there; else 0.</summary>
    private int MissingOf(int headerSize, uint size)
    {
        if (size > (uint)options.MaxItemSize)
        {
            Fail(
                FastSerErrorCode.ValueTooLarge, BytesRead,
                $"The item announces more than {nameof(FastSerStreamOptions.MaxItemSize)}, {options.MaxItemSize} bytes.");
        }

        var total = (long)headerSize + size;
        if (total > Array.MaxLength)
        {
            Fail(FastSerErrorCode.ValueTooLarge, BytesRead);
        }

        return total > Buffered.Length ? (int)total : 0;
    }

    private void NoteFaulty()
    {
        if (_faultyEnd != _itemOffset)
        {
            _goodEnd = _itemOffset;
        }

        _faultyEnd = BytesRead;
    }
}
