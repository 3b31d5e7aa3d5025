using System.Buffers;
using System.Buffers.Binary;
using System.Text;

namespace FastSer.SignalR;

/// <summary>Writes the parts of a frame to pooled memory, since its length stands before it.</summary>
internal ref struct FrameWriter
{
    private byte[] _buffer;
    private int _length;

    public FrameWriter(byte kind)
    {
        _buffer = ArrayPool<byte>.Shared.Rent(512);
        _buffer[0] = kind;
        _length = 1;
    }

    public readonly ReadOnlySpan<byte> Written => _buffer.AsSpan(0, _length);

    public void WriteByte(byte value) => Take(1)[0] = value;

    public void WriteInt64(long value) => BinaryPrimitives.WriteInt64LittleEndian(Take(sizeof(long)), value);

    /// <summary>Seven bits a byte, the lowest first.</summary>
    public void WriteCount(uint value)
    {
        while (value > 0x7F)
        {
            WriteByte((byte)(value | 0x80));
            value >>= 7;
        }

        WriteByte((byte)value);
    }

    /// <summary>The number of bytes in UTF-8 and one, or 0 for null.</summary>
    public void WriteText(string? value)
    {
        if (value is null)
        {
            WriteByte(0);
            return;
        }

        var count = Encoding.UTF8.GetByteCount(value);
        WriteCount((uint)count + 1);
        Encoding.UTF8.GetBytes(value, Take(count));
    }

    /// <summary>The number of bytes and one, or 0 for null.</summary>
    public void WriteValue(object? value, Type? type, FastSerializerOptions? options)
    {
        if (value is null || type is null)
        {
            WriteByte(0);
            return;
        }

        using var bytes = FastSerializer.SerializePooled(type, value, options);
        FastSerMetrics.CountWritten(type, bytes.Length);
        WriteBytes(bytes.Span);
    }

    public void WriteBytes(ReadOnlySpan<byte> bytes)
    {
        WriteCount((uint)bytes.Length + 1);
        bytes.CopyTo(Take(bytes.Length));
    }

    public readonly void Dispose() => ArrayPool<byte>.Shared.Return(_buffer);

    private Span<byte> Take(int count)
    {
        if (_buffer.Length - _length < count)
        {
            var larger = ArrayPool<byte>.Shared.Rent(checked(Math.Max(_length + count, (int)Math.Min(2L * _length, Array.MaxLength))));
            Written.CopyTo(larger);
            ArrayPool<byte>.Shared.Return(_buffer);
            _buffer = larger;
        }

        _length += count;
        return _buffer.AsSpan(_length - count, count);
    }
}
