using System.Buffers;
using System.Runtime.CompilerServices;

namespace FastSer.IO;

internal sealed partial class FrameOutput
{
    /// <summary>Sends what is complete.</summary>
    public void Send()
    {
        CheckOpen();
        SendBuffer();
    }

    /// <summary>Sends what is complete without blocking.</summary>
    public async ValueTask SendAsync(CancellationToken cancellationToken)
    {
        CheckOpen();
        if (_used == 0)
        {
            return;
        }

        BeginTransfer();
        try
        {
            await _stream.WriteAsync(_buffer.AsMemory(0, _used), cancellationToken).ConfigureAwait(false);
        }
        finally
        {
            _isSending = false;
        }

        EndTransfer(_used);
        _used = 0;
        _limit = _buffer.Length;
        Shrink();
    }

    /// <summary>Gives the buffer back. False if that was done before.</summary>
    public bool TryClose()
    {
        if (_isClosed)
        {
            return false;
        }

        _isClosed = true;
        _limit = 0;
        _used = 0;
        if (!_isSending)
        {
            // A stream that still writes from the buffer keeps it from the pool.
            ArrayPool<byte>.Shared.Return(_buffer);
        }

        _buffer = [];
        return true;
    }

    /// <summary>Room between items: what is complete is sent, or, where that would block, stays in a larger buffer.</summary>
    [MethodImpl(Jit.Cold)]
    private int MakeRoom(int size, bool mayBlock)
    {
        CheckOpen();
        if (mayBlock)
        {
            SendBuffer();
        }

        if (_buffer.Length - _used < size)
        {
            Grow(_used + size);
        }

        return _used;
    }

    /// <summary>Room within an item. The complete items before it are sent first.</summary>
    private void MakeRoomInItem(int size)
    {
        if (_buffer.Length - _used >= size)
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

        if (_buffer.Length - _used < size)
        {
            Grow(_used + size);
        }
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
        var limit = _limit;
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
        _limit = limit;
    }

    /// <summary>Until the stream has taken all of it nobody knows what it has: after a fault there is no going on.</summary>
    private void BeginTransfer()
    {
        _limit = 0;
        _isSending = true;
        _isFaulty = true;
    }

    private void EndTransfer(int count)
    {
        _isFaulty = false;
        BytesSent += count;
        _options.Progress?.Report(BytesSent);
    }

    private void Grow(int size)
    {
        if (size < 0)
        {
            Throw.ValueTooLarge();
        }

        var larger = ArrayPool<byte>.Shared.Rent((int)Math.Min(Math.Max(size, 2L * _buffer.Length), Array.MaxLength));
        _buffer.AsSpan(0, _used).CopyTo(larger);
        Use(larger);
    }

    /// <summary>After a huge item the buffer is as large as it was before.</summary>
    private void Shrink()
    {
        if (_used == 0 && _buffer.Length > _initialSize)
        {
            Use(ArrayPool<byte>.Shared.Rent(_options.BufferSize));
        }
    }

    private void Use(byte[] buffer)
    {
        ArrayPool<byte>.Shared.Return(_buffer);
        _buffer = buffer;
        if (_limit > 0)
        {
            _limit = buffer.Length;
        }
    }

    private void CheckOpen()
    {
        ObjectDisposedException.ThrowIf(_isClosed, typeof(FastSerStreamWriter));
        if (_limit == 0)
        {
            throw new InvalidOperationException(_isSending || !_isFaulty
                ? "The writer is in use: one call at a time, and none from the members of an item that is being written."
                : "The stream failed, or an item was sent in part only: nothing can follow it.");
        }
    }
}
