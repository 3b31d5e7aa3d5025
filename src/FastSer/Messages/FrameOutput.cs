using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Windows;

namespace FastSer.Messages;

/// <summary>
/// The buffer of a <see cref="FastSerStreamWriter"/>. An item is written behind the room for its header, which is filled in at
/// the end. Its size has to be known before the first byte leaves, so items are whole in the buffer. Only when one brings
/// large memory it is sized by a second pass over it, and goes on to the stream directly.
/// </summary>
/// <remarks>
/// None of the memory is from a pool, and none is taken uninitialised. So whoever breaks the rule of one call at a time, by
/// another thread or by disposal in the middle of an item, writes to memory of this writer or of nobody, and sends bytes of
/// its items or zeros. <see cref="Take"/> and <see cref="BeginShort"/> alone go without bounds checks: each reads the buffer
/// once and measures it by its own length, and no value that was ever stored in <see cref="_next"/> is negative.
/// </remarks>
internal sealed partial class FrameOutput : IDirectOutput
{
    /// <summary>The next item's place while a call is under way, and when there will be none: no buffer has room there.</summary>
    private const int Closed = int.MaxValue;

    private readonly Stream _stream;
    private readonly FastSerStreamOptions _options;

    /// <summary>The largest header of one byte.</summary>
    private readonly uint _shortLimit;

    /// <summary>The buffer of at most the usual size. A larger one does not survive the item that needs it.</summary>
    private byte[] _usual;

    private byte[] _buffer;
    private SpareMemory _spare;

    /// <summary>Where the next item begins.</summary>
    private int _next;

    /// <summary>The end of the bytes in the buffer while a call is under way.</summary>
    private int _used;

    /// <summary>Where the item begins that is being written.</summary>
    private int _itemStart;

    /// <summary>The probable size of the header of the item: that of the last one. Announced items have a long header.</summary>
    private int _headerSize = 1;

    /// <summary>The bytes that an item has announced and still has to deliver; -1 while its size is open.</summary>
    private long _announced = -1;

    private IItemSizer? _sizer;
    private bool _omitsPresence;
    private bool _mayBlock;
    private bool _isSending;
    private bool _isFaulty;
    private bool _isClosed;

    public FrameOutput(Stream stream, FastSerStreamOptions options)
    {
        _stream = stream;
        _options = options;
        _shortLimit = Math.Min(LengthCode.MaxShort, (uint)_options.MaxItemSize + 1);
        _usual = new byte[FirstBuffer.SizeOf(options)];
        _buffer = _usual;
    }

    /// <summary>Gets how many bytes were given to the stream.</summary>
    public long BytesSent { get; private set; }

    public long BytesWritten => BytesSent + (_next is not Closed and var next ? next : _used);

    /// <summary>Gets whether the buffer holds enough to be sent.</summary>
    public bool IsFull => _next >= _options.BufferSize / 2;

    /// <summary>Gets whether no call has failed and none is running.</summary>
    public bool IsOpen => _next != Closed;

    private int EncodingStart => _itemStart + _headerSize - (_omitsPresence ? 1 : 0);

    /// <summary>Room for an item of fixed size, all of which is then to be written.</summary>
    [MethodImpl(Jit.Inline)]
    public ref byte Take(int size, bool mayBlock)
    {
        var buffer = _buffer;
        var start = _next;
        if (buffer.Length - start < size)
        {
            return ref TakeAfterRoom(size, mayBlock);
        }

        _next = start + size;
        return ref Unaligned.At(ref MemoryMarshal.GetArrayDataReference(buffer), start);
    }

    /// <summary>
    /// Room for an item, its presence byte included, that has a header of one byte. None while nothing may be written.
    /// </summary>
    [MethodImpl(Jit.Inline)]
    public WriteBlock BeginShort(out WriteLimit limit, out int position)
    {
        var buffer = _buffer;
        position = Math.Min(_next, buffer.Length);
        var room = Math.Min(buffer.Length - position, (int)_shortLimit);
        ref var start = ref Unaligned.At(ref MemoryMarshal.GetArrayDataReference(buffer), position);
        limit = new WriteLimit(ref Unaligned.At(ref start, room));
        return new WriteBlock(ref start, room);
    }

    /// <summary>
    /// Ends such an item. The header takes the place of the presence byte, which is that of null already; an item without a
    /// frame has none.
    /// </summary>
    [MethodImpl(Jit.Inline)]
    public void EndShort(WriteBlock start, WriteBlock end, int position, bool hasHeader)
    {
        var size = (int)Unaligned.Distance(ref start.Origin, ref end.Origin);
        if (hasHeader)
        {
            start.Origin = (byte)size;
        }

        _next = position + size;
    }

    /// <summary>Makes room and takes it. Other threads may take the room before: then it is made again.</summary>
    [MethodImpl(Jit.NoInline)]
    private ref byte TakeAfterRoom(int size, bool mayBlock)
    {
        byte[] buffer;
        int start;
        do
        {
            MakeRoom(size, mayBlock);
            buffer = _buffer;
            start = _next;
        }
        while (buffer.Length - start < size);

        _next = start + size;
        return ref Unaligned.At(ref MemoryMarshal.GetArrayDataReference(buffer), start);
    }

    /// <summary>Begins an item; its encoding goes to the window.</summary>
    [MethodImpl(Jit.Inline)]
    public Span<byte> Begin(IItemSizer sizer, bool omitsPresence, bool mayBlock)
    {
        if (_buffer.Length - _next < LengthCode.MaxSize)
        {
            MakeRoom(LengthCode.MaxSize, mayBlock);
        }

        if (!ReferenceEquals(_sizer, sizer))
        {
            _sizer = sizer;
        }

        _omitsPresence = omitsPresence;
        _mayBlock = mayBlock;
        var start = _next;
        _next = Closed;
        _itemStart = start;
        _used = start + _headerSize - (omitsPresence ? 1 : 0);
        return _buffer.AsSpan(_used);
    }

    /// <summary>Ends an item whose last bytes are in the window.</summary>
    [MethodImpl(Jit.Inline)]
    public void End(int count)
    {
        _used += count;
        var header = FrameCode.HeaderOf(_used - EncodingStart, _omitsPresence);
        var buffer = _buffer;
        var start = _itemStart;
        if (header <= _shortLimit && _headerSize == 1 && (uint)start < (uint)buffer.Length)
        {
            buffer[start] = (byte)header;
        }
        else
        {
            EndLong(header);
        }

        Resume();
    }

    /// <summary>Forgets an item that could not be written, unless a part of it is gone already.</summary>
    public void Cancel()
    {
        _isFaulty |= _announced >= 0;
        _announced = -1;
        _used = _isFaulty || _isClosed ? 0 : _itemStart;
        Shrink();
        Resume();
    }

    public Span<byte> GetSpan(int sizeHint = 0)
    {
        MakeRoomInItem(Math.Max(sizeHint, 1));
        return _buffer.AsSpan(_used);
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        MakeRoomInItem(Math.Max(sizeHint, 1));
        return _buffer.AsMemory(_used);
    }

    public void Advance(int count) => _used += count;

    public bool TryWriteDirect(ReadOnlySpan<byte> bytes, object? root)
    {
        CheckNotClosed();
        if (!_mayBlock || (_announced < 0 && !TryAnnounce(root)))
        {
            return false;
        }

        SendItemPart();
        Spend(bytes.Length);
        Transfer(bytes);
        return true;
    }

    [MethodImpl(Jit.NoInline)]
    private void EndLong(uint header)
    {
        CheckNotClosed();
        if (_announced >= 0)
        {
            Spend(_used);
            if (_announced != 0)
            {
                Throw.CollectionChanged();
            }

            _announced = -1;
            return;
        }

        PutHeader(header);
    }

    /// <summary>Fills in the header, and moves the item where its room turns out to be of another size.</summary>
    private void PutHeader(uint header)
    {
        CheckNotClosed();
        if (header - 1 > (uint)_options.MaxItemSize)
        {
            ThrowTooLarge();
        }

        var start = EncodingStart;
        var size = _used - start;
        var difference = LengthCode.SizeOf(header) - _headerSize;
        if (difference != 0)
        {
            EnsureFree(difference);

            _buffer.AsSpan(start, size).CopyTo(_buffer.AsSpan(start + difference));
            _headerSize += difference;
            _used += difference;
        }

        FrameCode.Put(_buffer.AsSpan(_itemStart), header);
    }

    /// <summary>Sizes the whole item, so that its beginning can be sent.</summary>
    private bool TryAnnounce(object? root)
    {
        if (root is null)
        {
            return false;
        }

        var size = _sizer!.SizeOf(root, _options.Serializer);
        if (size >= int.MaxValue)
        {
            ThrowTooLarge();
        }

        var buffered = _used - EncodingStart;
        PutHeader(FrameCode.HeaderOf((int)size, _omitsPresence));
        _announced = size - buffered;
        SendBuffer();
        return true;
    }

    /// <summary>Sends what the announced item has in the buffer.</summary>
    private void SendItemPart()
    {
        if (_used > 0)
        {
            Spend(_used);
            SendBuffer();
        }
    }

    private void Spend(int count)
    {
        _announced -= count;
        if (_announced < 0)
        {
            _announced = 0;
            Throw.CollectionChanged();
        }
    }

    /// <summary>Throws if an item is too large. Nothing of it is in the buffer.</summary>
    public void CheckSize(int size)
    {
        if (size > _options.MaxItemSize)
        {
            ThrowTooLarge();
        }
    }

    private void ThrowTooLarge() => throw new FastSerException(
        FastSerErrorCode.ValueTooLarge,
        $"The encoded item is longer than {nameof(FastSerStreamOptions.MaxItemSize)}, {_options.MaxItemSize} bytes.");
}
