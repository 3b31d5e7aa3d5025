namespace FastSer.Windows;

/// <summary>
/// Writes to a stream window by window what is longer than the first one, a scratch buffer. In a <see cref="MemoryStream"/> that shows its
/// array, what falls within its length is written in place; growing it in place would first clear what is then written,
/// which costs as much as the copy that it saves.
/// </summary>
internal sealed class StreamOutput : IDirectOutput
{
    [ThreadStatic]
    private static StreamOutput? t_cached;

    private Stream _stream = Stream.Null;
    private byte[]? _buffer;
    private bool _isInPlace;

    /// <summary>Taking it leaves nothing behind: a nested call makes its own.</summary>
    /// <param name="stream">The stream.</param>
    /// <param name="buffer">The scratch buffer that is being written: the window before the first <see cref="GetSpan"/>.</param>
    public static StreamOutput Take(Stream stream, byte[] buffer)
    {
        var output = t_cached ?? new StreamOutput();
        t_cached = null;
        output._stream = stream;
        output._buffer = buffer;
        output._isInPlace = false;
        return output;
    }

    public void Return()
    {
        if (_buffer is { } buffer)
        {
            _buffer = null;
            ScratchBuffer.Return(buffer);
        }

        _stream = Stream.Null;
        t_cached = this;
    }

    public Span<byte> GetSpan(int sizeHint = 0)
    {
        _isInPlace = MemoryStreamBuffer.TryGetRest(_stream, out var rest) && rest.Length >= sizeHint && sizeHint > 0;
        return _isInPlace ? rest : GetBuffer(sizeHint);
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        _isInPlace = false;
        return GetBuffer(sizeHint);
    }

    public void Advance(int count)
    {
        if (_isInPlace)
        {
            _stream.Position += count;
            return;
        }

        _stream.Write(_buffer!, 0, count);
    }

    public bool TryWriteDirect(ReadOnlySpan<byte> bytes, object? root)
    {
        _stream.Write(bytes);
        return true;
    }

    private byte[] GetBuffer(int size)
    {
        _buffer ??= ScratchBuffer.Take();
        if (_buffer.Length < size)
        {
            ScratchBuffer.Return(_buffer);
            _buffer = GC.AllocateUninitializedArray<byte>(size);
        }

        return _buffer;
    }
}
