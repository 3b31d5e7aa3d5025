using System.Runtime.CompilerServices;

namespace FastSer.Messages;

internal sealed partial class FrameOutput
{
    /// <summary>Sends what is complete.</summary>
    public void Send()
    {
        Pause();
        try
        {
            SendBuffer();
        }
        finally
        {
            Resume();
        }
    }

    /// <summary>Sends what is complete without blocking.</summary>
    public async ValueTask SendAsync(CancellationToken cancellationToken)
    {
        Pause();
        try
        {
            var count = _used;
            if (count > 0)
            {
                BeginTransfer();
                await _stream.WriteAsync(_buffer.AsMemory(0, count), cancellationToken).ConfigureAwait(false);
                EndTransfer(count);
                _used = 0;
                Shrink();
            }
        }
        finally
        {
            _isSending = false;
            Resume();
        }
    }

    /// <summary>Lets no call begin any more; one that is under way goes on in memory that stays its own. False if that was done before.</summary>
    public bool TryClose()
    {
        if (_isClosed)
        {
            return false;
        }

        _isClosed = true;
        _next = Closed;
        _used = 0;
        _buffer = [];
        return true;
    }

    /// <summary>Room between items: what is complete is sent, or, where that would block, stays in a larger buffer.</summary>
    [MethodImpl(Jit.NoInline)]
    private void MakeRoom(int size, bool mayBlock)
    {
        Pause();
        try
        {
            if (mayBlock && !TryGrowUsual(size))
            {
                SendBuffer();
            }

            EnsureFree(size);
        }
        finally
        {
            Resume();
        }
    }

    /// <summary>Room within an item. The complete items before it are sent first.</summary>
    private void MakeRoomInItem(int size)
    {
        if (_buffer.Length - _used >= size)
        {
            return;
        }

        CheckNotClosed();
        if (_announced < 0 && TryGrowUsual(size))
        {
            return;
        }

        if (_announced >= 0)
        {
            SendItemPart();
        }
        else if (_used - _itemStart > _options.MaxItemSize)
        {
            ThrowTooLarge();
        }
        else if (_mayBlock && _itemStart > 0)
        {
            SendBefore();
        }

        EnsureFree(size);
    }

    private void SendBefore()
    {
        var rest = _used - _itemStart;
        Transfer(_buffer.AsSpan(0, _itemStart));
        _buffer.AsSpan(_itemStart, rest).CopyTo(_buffer);
        _itemStart = 0;
        _used = rest;
    }

    private void SendBuffer()
    {
        if (_used > 0)
        {
            Transfer(_buffer.AsSpan(0, _used));
        }

        _used = 0;
        Shrink();
    }

    private void Transfer(ReadOnlySpan<byte> bytes)
    {
        BeginTransfer();
        try
        {
            _stream.Write(bytes);
        }
        finally
        {
            _isSending = false;
        }

        EndTransfer(bytes.Length);
    }

    /// <summary>After an exception it is unknown how many bytes the stream accepted: no further call is possible.</summary>
    private void BeginTransfer()
    {
        _isSending = true;
        _isFaulty = true;
    }

    private void EndTransfer(int count)
    {
        BytesSent += count;
        _options.Progress?.Report(BytesSent);
        CheckNotClosed();
        _isFaulty = false;
    }

    private void EnsureFree(int size)
    {
        if (_buffer.Length - _used < size && !TryGrowUsual(size))
        {
            Grow(_used + (long)size);
        }
    }

    /// <summary>Lets the buffer grow up to its usual size. Whether there is room then.</summary>
    private bool TryGrowUsual(int size)
    {
        var buffer = _buffer;
        if (buffer == _usual && buffer.Length < _options.BufferSize)
        {
            var larger = new byte[FirstBuffer.Next(buffer.Length, _used + (long)size, _options)];
            buffer.AsSpan(0, _used).CopyTo(larger);
            _usual = larger;
            _buffer = larger;
            buffer = larger;
        }

        return buffer.Length - _used >= size;
    }

    private void Grow(long size)
    {
        if (size > Array.MaxLength)
        {
            Throw.ValueTooLarge();
        }

        var larger = _spare.Take((int)Math.Min(Math.Max(size, 2L * _buffer.Length), Array.MaxLength));
        _buffer.AsSpan(0, _used).CopyTo(larger);
        _spare.Keep(larger);
        _buffer = larger;
    }

    /// <summary>After a very large item the buffer returns to its usual size.</summary>
    private void Shrink()
    {
        if (_used == 0 && !_isClosed && _buffer != _usual)
        {
            _buffer = _usual;
        }
    }

    /// <summary>Begins a call between items.</summary>
    private void Pause()
    {
        CheckOpen();
        _used = _next;
        _next = Closed;
    }

    /// <summary>Ends a call. The next item can follow, unless the call failed.</summary>
    private void Resume()
    {
        var used = _used;
        if (!_isFaulty && !_isClosed && (uint)used <= (uint)_buffer.Length)
        {
            _next = used;
        }
    }

    private void CheckOpen()
    {
        CheckNotClosed();
        if (_next == Closed)
        {
            throw new InvalidOperationException(_isSending || !_isFaulty
                ? "The writer is in use: one call at a time, and none from the members of an item that is being written."
                : "The stream failed, or an item was sent in part only: nothing can follow it.");
        }
    }

    private void CheckNotClosed() => ObjectDisposedException.ThrowIf(_isClosed, typeof(FastSerStreamWriter));
}
