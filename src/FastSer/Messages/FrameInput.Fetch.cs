using FastSer.Windows;

namespace FastSer.Messages;

internal sealed partial class FrameInput
{
    /// <summary>The most bytes read behind an item that a window was opened for: the next one may be as large, and is better not buffered.</summary>
    private const int ReadBehindWindow = 1024;

    private const int SmallestWindow = 8 * 1024;

    /// <summary>A window on the stream for an item that is not all in the buffer, and where the stream then was.</summary>
    private (long StreamPosition, int ItemSize) _window;

    private bool _isBehindWindow;

    /// <summary>The offset of the item that a window was opened for last.</summary>
    private long _windowOffset = -1;

    /// <summary>Returns whether there are more bytes. Blocks if the stream blocks.</summary>
    public bool HasMore()
    {
        CheckIdle();
        return !Buffered.IsEmpty || Fetch(1);
    }

    /// <summary>Returns whether there are more bytes, without blocking.</summary>
    public ValueTask<bool> HasMoreAsync(CancellationToken cancellationToken)
    {
        CheckIdle();
        return Buffered.IsEmpty ? FetchAsync(1, cancellationToken) : new ValueTask<bool>(true);
    }

    /// <summary>Reads once. False at the end of the stream.</summary>
    /// <param name="needed">The number of bytes that the item or its header takes: more than there are.</param>
    public bool Fetch(int needed)
    {
        var free = BeginFetch(needed, out var isLarge, out var filled);
        try
        {
            return EndFetch(stream.Read(free.Span), free.Length, isLarge, filled);
        }
        finally
        {
            EndItem(0);
        }
    }

    /// <summary>Reads once without blocking. False at the end of the stream. Cancellation loses nothing.</summary>
    public async ValueTask<bool> FetchAsync(int needed, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        var free = BeginFetch(needed, out var isLarge, out var filled);
        try
        {
            var count = await stream.ReadAsync(free, cancellationToken).ConfigureAwait(false);
            return EndFetch(count, free.Length, isLarge, filled);
        }
        finally
        {
            EndItem(0);
        }
    }

    /// <summary>
    /// Opens a window on the item at the position, if the stream shows that all of it is there. Once an item: a faulty one
    /// would be read again with each part of it that arrives.
    /// </summary>
    public InputWindow? TryOpenWindow(bool omitsPresence)
    {
        var total = Missing(0);
        var buffered = Buffered.Length;
        if (_windowOffset == BytesRead || _large is not null
            || !stream.CanSeek || stream.Length - stream.Position < total - buffered)
        {
            return null;
        }

        _windowOffset = BytesRead;
        _window = (stream.Position, total);
        var skipped = LengthCode.MaxSize - (omitsPresence ? 1 : 0);
        var window = new StreamWindow(stream, total - skipped, Math.Max(buffered, SmallestWindow));
        ref var presence = ref _buffer[_position + LengthCode.MaxSize - 1];
        var header = presence;
        presence = 1;
        window.Preload(_buffer.AsSpan(_position + skipped, buffered - skipped));
        presence = header;
        return window;
    }

    /// <summary>Continues behind the item if it was read; otherwise as if no window had been opened.</summary>
    public void CloseWindow(bool isRead)
    {
        if (_isClosed)
        {
            return;
        }

        if (!isRead)
        {
            stream.Position = _window.StreamPosition;
            return;
        }

        _isBehindWindow = true;
        _bufferOffset += _position + _window.ItemSize;
        _filled = 0;
        _position = 0;
        options.Progress?.Report(_bufferOffset);
    }

    /// <summary>Lets no call begin any more; one that is under way goes on in memory that stays its own. False if that was done before.</summary>
    /// <param name="unread">The number of bytes that were read from the stream and not taken.</param>
    public bool TryClose(out int unread)
    {
        var position = Position;
        unread = Math.Max(0, _filled - position) + (_large is null ? 0 : _largeCount);
        if (_isClosed)
        {
            return false;
        }

        _isClosed = true;
        _filled = 0;
        _bufferOffset += position;
        _large = null;
        _resume = 0;
        _position = 0;
        return true;
    }

    /// <summary>Begins a call that reads from the stream, with room for at least a byte.</summary>
    private Memory<byte> BeginFetch(int needed, out bool isLarge, out int filled)
    {
        CheckIdle();
        isLarge = _large is not null || Buffered.Length == options.BufferSize;
        var free = isLarge ? MakeRoomForLarge(needed, out filled) : MakeRoom(needed, out filled);
        _ = BeginItem();
        return free;
    }

    private bool EndFetch(int count, int room, bool isLarge, int filled)
    {
        StreamCounts.CheckRead(count, room);
        ObjectDisposedException.ThrowIf(_isClosed, typeof(FastSerStreamReader));
        if (isLarge)
        {
            _largeCount = filled + count;
        }
        else
        {
            Volatile.Write(ref _filled, filled + count);
        }

        if (count > 0)
        {
            KeepFirst((isLarge ? _large : _buffer).AsSpan(filled, count), _bufferOffset + filled);
            options.Progress?.Report(_bufferOffset + filled + count);
        }

        return count > 0;
    }

    /// <summary>Moves what is unread, which is less than an item, to the front. A full buffer grows up to its usual size.</summary>
    private Memory<byte> MakeRoom(int needed, out int filled)
    {
        var unread = Buffered;
        filled = unread.Length;
        var buffer = _buffer;
        if (_filled == buffer.Length && buffer.Length < options.BufferSize)
        {
            buffer = new byte[FirstBuffer.Next(buffer.Length, needed, options)];
        }

        if (_position > 0 || buffer != _buffer)
        {
            unread.CopyTo(buffer);
            _buffer = buffer;
            _bufferOffset += _position;
            Volatile.Write(ref _filled, filled);
            _position = 0;
        }

        var free = buffer.AsMemory(filled);
        var isShort = _isBehindWindow && free.Length > ReadBehindWindow;
        _isBehindWindow = false;
        return isShort ? free[..ReadBehindWindow] : free;
    }

    /// <summary>Room in the array of the large item, and not for what follows it. A full one doubles.</summary>
    private Memory<byte> MakeRoomForLarge(int needed, out int filled)
    {
        var buffered = Buffered;
        filled = buffered.Length;
        var large = _large;
        if (large is null || large.Length == filled)
        {
            var larger = _spare.Take((int)Math.Min(2L * filled, Array.MaxLength));
            buffered.CopyTo(larger);
            _bufferOffset += _position;
            _filled = 0;
            _position = 0;
            _largeCount = filled;
            _large = large = larger;
        }

        return large.AsMemory(filled, Math.Min(needed, large.Length) - filled);
    }

    /// <summary>Takes bytes of the large item. When it was all its array waits for the next one.</summary>
    private Span<byte> TakeLarge(int size)
    {
        var large = _large!;
        var item = large.AsSpan(0, size);
        _bufferOffset += size;
        if (size == _largeCount)
        {
            _spare.Keep(large);
            _large = null;
            return item;
        }

        // Only where an item was begun as one type, canceled, and is now read as another one.
        item = item.ToArray();
        large.AsSpan(size, _largeCount - size).CopyTo(large);
        _largeCount -= size;
        return item;
    }

    private ReadOnlySpan<byte> TakeLargeItem(bool omitsPresence, out bool isNull)
    {
        var all = _large!.AsSpan(0, _largeCount);

        // Missing has seen the whole header, and that it is in the shortest form.
        var start = LengthCode.Get(all, out var header);
        isNull = header == 0;
        var item = TakeLarge(start + Math.Max(0, (int)(header - 1)));
        if (omitsPresence && !isNull)
        {
            item[--start] = 1;
        }

        EncodingOffset = _itemOffset + (isNull ? 0 : start);
        return item[start..];
    }
}
