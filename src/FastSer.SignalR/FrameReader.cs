using System.Buffers.Binary;
using System.Text;

namespace FastSer.SignalR;

/// <summary>Reads the parts of a frame. What does not fit is an <see cref="InvalidDataException"/>, which closes the connection.</summary>
internal ref struct FrameReader(ReadOnlySpan<byte> frame)
{
    private static readonly UTF8Encoding s_strict = new(false, throwOnInvalidBytes: true);

    private ReadOnlySpan<byte> _rest = frame;

    public readonly bool IsAtEnd => _rest.IsEmpty;

    public byte ReadByte() => Take(1)[0];

    public long ReadInt64() => BinaryPrimitives.ReadInt64LittleEndian(Take(sizeof(long)));

    /// <summary>A number that fits the rest of the frame, since each of what is counted takes a byte.</summary>
    public int ReadCount()
    {
        if (!FrameLength.TryRead(_rest, out var value, out var size) || value > _rest.Length - size + 1)
        {
            throw new InvalidDataException("A count is larger than the frame.");
        }

        _rest = _rest[size..];
        return (int)value;
    }

    public string? ReadText()
    {
        var count = ReadCount();
        try
        {
            return count == 0 ? null : s_strict.GetString(Take(count - 1));
        }
        catch (DecoderFallbackException)
        {
            throw new InvalidDataException("A text is not in UTF-8.");
        }
    }

    public string ReadName() => ReadText() ?? throw new InvalidDataException("A name is missing.");

    /// <summary>The bytes of a value; false for null.</summary>
    public bool TryReadBytes(out ReadOnlySpan<byte> bytes)
    {
        var count = ReadCount();
        bytes = count == 0 ? default : Take(count - 1);
        return count != 0;
    }

    private ReadOnlySpan<byte> Take(int count)
    {
        if (count > _rest.Length)
        {
            throw new InvalidDataException("A frame ends too early.");
        }

        var taken = _rest[..count];
        _rest = _rest[count..];
        return taken;
    }
}
