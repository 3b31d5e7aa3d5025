using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.IO;

/// <summary>
/// The buffer of a <see cref="FastSerStreamReader"/>. It grows with the bytes of an item that have arrived, never to a size
/// that was only announced, and is its own: the presence byte that a frame leaves out is put back over its header.
/// </summary>
internal sealed partial class FrameInput
{
    private readonly Stream _stream;
    private readonly FastSerStreamOptions _options;
    private readonly int _initialSize;

    private byte[] _buffer;
    private int _position;
    private int _filled;

    /// <summary>The offset of the buffer's first byte in the sequence.</summary>
    private long _bufferOffset;

    /// <summary>The offset of the item that was taken last.</summary>
    private long _itemOffset;

    private bool _isInUse;
    private bool _isClosed;

    public FrameInput(Stream stream, FastSerStreamOptions options)
    {
        _stream = stream;
        _options = options;
        _buffer = ArrayPool<byte>.Shared.Rent(options.BufferSize);
        _initialSize = _buffer.Length;
    }

    public FastSerializerOptions? Serializer => _options.Serializer;

    /// <summary>Gets where the encoding of the last item begins, its presence byte included.</summary>
    public long EncodingOffset { get; private set; }

    /// <summary>Gets how many bytes of the sequence were taken.</summary>
    public long BytesRead => _bufferOffset + _position;

    public bool HasBytes => _position < _filled;

    /// <summary>Takes the bytes of a fixed item if they are there.</summary>
    [MethodImpl(Jit.Inline)]
    public bool TryPeek(int size, out ReadBlock block)
    {
        block = new ReadBlock(ref Raw.At(ref MemoryMarshal.GetArrayDataReference(_buffer), _position), size);
        return _filled - _position >= size;
    }

    [MethodImpl(Jit.Inline)]
    public void Skip(int size) => _position += size;

    /// <summary>Gets what is in the buffer of the next items.</summary>
    public ReadOnlySpan<byte> Buffered
    {
        [MethodImpl(Jit.Inline)]
        get => _buffer.AsSpan(_position, _filled - _position);
    }

    /// <summary>How many bytes the next item, or its header, takes if they are not all in the buffer; else 0.</summary>
    [MethodImpl(Jit.Inline)]
    public int Missing(int fixedSize)
    {
        var available = _filled - _position;
        if (fixedSize != 0)
        {
            return available >= fixedSize ? 0 : fixedSize;
        }

        if (available > 0)
        {
            uint header = _buffer[_position];
            if (header < LengthCode.LongForm && header <= available && header - 1 <= (uint)_options.MaxItemSize)
            {
                return 0;
            }
        }

        return MissingLong(available);
    }

    /// <summary>
    /// The bytes of an item without a frame, if there are as many as one can take; else none. Until
    /// <see cref="EndPeek"/> or <see cref="CancelPeek"/> the buffer stays as it is.
    /// </summary>
    [MethodImpl(Jit.Inline)]
    public ReadOnlySpan<byte> PeekBare(int maxSize)
    {
        var buffered = Buffered;
        if (_isInUse || buffered.Length < maxSize)
        {
            return default;
        }

        _isInUse = true;
        return buffered[..maxSize];
    }

    /// <summary>Takes what was peeked at.</summary>
    [MethodImpl(Jit.Inline)]
    public void EndPeek(int size)
    {
        _position += size;
        _isInUse = false;
    }

    /// <summary>Takes an item of that size although it is faulty.</summary>
    public void CancelPeek(int size)
    {
        _itemOffset = EncodingOffset = _bufferOffset + _position;
        EndPeek(size);
    }

    public ReadOnlySpan<byte> TakeFixed(int size)
    {
        var start = _position;
        _position += size;
        _itemOffset = EncodingOffset = _bufferOffset + start;
        return _buffer.AsSpan(start, size);
    }

    /// <summary>Takes a framed item, all of which is in the buffer.</summary>
    [MethodImpl(Jit.Inline)]
    public ReadOnlySpan<byte> TakeItem(bool omitsPresence, out bool isNull)
    {
        _itemOffset = _bufferOffset + _position;
        var start = _position + 1;
        var size = _buffer[_position] - 1;
        if (size == LengthCode.LongForm - 1)
        {
            start += sizeof(uint);
            size = (int)(HeaderAt(_position) - 1);
        }

        isNull = size < 0;
        if (isNull)
        {
            _position++;
            EncodingOffset = _itemOffset;
            return default;
        }

        _position = start + size;
        if (omitsPresence)
        {
            _buffer[--start] = 1;
            size++;
        }

        EncodingOffset = _bufferOffset + start;
        return _buffer.AsSpan(start, size);
    }

    /// <summary>Nothing may move the buffer while an item is read from it.</summary>
    public void BeginItem()
    {
        CheckIdle();
        _isInUse = true;
    }

    public void EndItem() => _isInUse = false;

    /// <summary>Throws if the stream has ended within an item.</summary>
    public void CheckEnd()
    {
        if (HasBytes)
        {
            Throw.Complete(FastSerErrorCode.Truncated, _bufferOffset + _filled, "The stream ends within an item.");
        }
    }

    /// <summary>An error of the item that was taken last; its offset still counts from the encoding.</summary>
    public FastSerException Fault(FastSerErrorCode code)
    {
        var exception = new FastSerException(code);
        exception.Complete(new ErrorLocation(_itemOffset - EncodingOffset, null, null));
        return exception;
    }

    [MethodImpl(Jit.Cold)]
    private int MissingLong(int available)
    {
        CheckIdle();
        if (available == 0)
        {
            return 1;
        }

        uint header = _buffer[_position];
        var headerSize = 1;
        if (header == LengthCode.LongForm)
        {
            if (available < LengthCode.MaxSize)
            {
                return LengthCode.MaxSize;
            }

            header = HeaderAt(_position);
            headerSize = LengthCode.MaxSize;
            if (header < LengthCode.LongForm)
            {
                Throw.Complete(FastSerErrorCode.InvalidLength, BytesRead);
            }
        }

        var size = header == 0 ? 0 : header - 1;
        if (size > (uint)_options.MaxItemSize)
        {
            Throw.Complete(
                FastSerErrorCode.ValueTooLarge, BytesRead,
                $"The item announces more than {nameof(FastSerStreamOptions.MaxItemSize)}, {_options.MaxItemSize} bytes.");
        }

        var total = (long)headerSize + size;
        if (total > Array.MaxLength)
        {
            Throw.Complete(FastSerErrorCode.ValueTooLarge, BytesRead);
        }

        return total > available ? (int)total : 0;
    }

    private uint HeaderAt(int position) =>
        Raw.Load<uint>(ref MemoryMarshal.GetArrayDataReference(_buffer), position + 1);
}
