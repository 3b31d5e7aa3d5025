using System.Buffers;

namespace FastSer.IO;

internal sealed partial class FrameInput
{
    /// <summary>A window on the stream for an item that is not all in the buffer, and where the stream then was.</summary>
    private (long StreamPosition, int ItemSize) _window;

    /// <summary>How much is read behind an item that a window was opened for: the next one may be as large, and is better not buffered.</summary>
    private const int ReadBehindWindow = 1024;

    private const int SmallestWindow = 8 * 1024;

    private bool _isBehindWindow;

    /// <summary>Reads once. False at the end of the stream.</summary>
    /// <param name="needed">How many bytes the item or its header takes.</param>
    public bool Fetch(int needed)
    {
        var free = MakeRoom(needed);
        _isInUse = true;
        try
        {
            return Add(_stream.Read(free.Span));
        }
        finally
        {
            _isInUse = false;
        }
    }

    /// <summary>Reads once without blocking. False at the end of the stream. Cancellation loses nothing.</summary>
    public async ValueTask<bool> FetchAsync(int needed, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        var free = MakeRoom(needed);
        _isInUse = true;
        try
        {
            return Add(await _stream.ReadAsync(free, cancellationToken).ConfigureAwait(false));
        }
        finally
        {
            _isInUse = false;
        }
    }

    /// <summary>Opens a window on the item at the position, if the stream shows that all of it is there.</summary>
    public InputWindow? TryOpenWindow(bool omitsPresence)
    {
        var total = Missing(0);
        var buffered = _filled - _position;
        if (!_stream.CanSeek || _stream.Length - _stream.Position < total - buffered)
        {
            return null;
        }

        _window = (_stream.Position, total);
        var skipped = LengthCode.MaxSize - (omitsPresence ? 1 : 0);
        var window = new StreamWindow(_stream, total - skipped, Math.Max(buffered, SmallestWindow));
        var header = _buffer[_position + LengthCode.MaxSize - 1];
        _buffer[_position + LengthCode.MaxSize - 1] = 1;
        window.Preload(_buffer.AsSpan(_position + skipped, buffered - skipped));
        _buffer[_position + LengthCode.MaxSize - 1] = header;
        return window;
    }

    /// <summary>Goes on behind the item if it was read, else as if there had been no window.</summary>
    public void CloseWindow(bool isRead)
    {
        if (!isRead)
        {
            _stream.Position = _window.StreamPosition;
            return;
        }

        _isBehindWindow = true;
        _bufferOffset += _position + _window.ItemSize;
        _position = 0;
        _filled = 0;
        _options.Progress?.Report(_bufferOffset);
    }

    /// <summary>Gives the buffer back. False if that was done before.</summary>
    /// <param name="unread">How many bytes were read from the stream and not taken.</param>
    public bool TryClose(out int unread)
    {
        unread = _filled - _position;
        if (_isClosed)
        {
            return false;
        }

        _isClosed = true;
        _bufferOffset += _position;
        _position = 0;
        _filled = 0;
        if (!_isInUse)
        {
            // A read that is still under way keeps the buffer from the pool.
            ArrayPool<byte>.Shared.Return(_buffer);
        }

        _buffer = [];
        return true;
    }

    public void CheckIdle()
    {
        ObjectDisposedException.ThrowIf(_isClosed, typeof(FastSerStreamReader));
        if (_isInUse)
        {
            throw new InvalidOperationException(
                "The reader is in use: one call at a time, and none from constructors of an item that is being read.");
        }
    }

    private bool Add(int count)
    {
        _filled += count;
        if (count > 0)
        {
            _options.Progress?.Report(_bufferOffset + _filled);
        }

        return count > 0;
    }

    /// <summary>Moves what is unread to the front. A full buffer doubles, up to what is needed.</summary>
    private Memory<byte> MakeRoom(int needed)
    {
        CheckIdle();
        var unread = _buffer.AsSpan(_position, _filled - _position);
        var size = unread.Length == _buffer.Length ? (int)Math.Min(Math.Max(needed, _initialSize), 2L * _buffer.Length)
            : unread.Length < _initialSize ? _initialSize : _buffer.Length;
        if (size != _buffer.Length && (size > _buffer.Length || _buffer.Length > _initialSize))
        {
            var other = ArrayPool<byte>.Shared.Rent(size);
            unread.CopyTo(other);
            ArrayPool<byte>.Shared.Return(_buffer);
            _buffer = other;
        }
        else if (_position > 0)
        {
            unread.CopyTo(_buffer);
        }

        _filled -= _position;
        _bufferOffset += _position;
        _position = 0;
        var free = _buffer.AsMemory(_filled);
        var isShort = _isBehindWindow && free.Length > ReadBehindWindow;
        _isBehindWindow = false;
        return isShort ? free[..ReadBehindWindow] : free;
    }
}
