using System.IO.Compression;

namespace FastSer.ReferenceCodec;

/// <summary>Compressed content (appendix B).</summary>
public static class CompressedCodec
{
    /// <param name="bytes">The header and the compressed content.</param>
    /// <param name="maxSize">The most content that the caller accepts.</param>
    public static byte[] Decode(byte[] bytes, uint maxSize)
    {
        var input = new Input(bytes);
        var algorithm = input.Byte();
        if (algorithm > 2)
        {
            throw input.Reject(ErrorCode.InvalidValue);
        }

        var size = input.Length();
        if (size > maxSize)
        {
            throw input.Reject(ErrorCode.ValueTooLarge);
        }

        var compressed = input.Bytes(input.Unread);
        var (content, used) = algorithm switch
        {
            0 => (compressed, compressed.Length),
            1 => Brotli(compressed, size),
            _ => Inflate(compressed, size),
        };
        var error = algorithm == 0 && content.Length > size ? ErrorCode.TrailingBytes
            : content.Length > size ? ErrorCode.InvalidLength
            : content.Length < size ? ErrorCode.Truncated
            : used < compressed.Length ? ErrorCode.TrailingBytes
            : (ErrorCode?)null;
        return error is { } code ? throw input.Reject(code) : content;
    }

    public static byte[] Stored(byte[] content)
    {
        var output = new Output();
        output.Byte(0);
        output.Length((ulong)content.Length);
        output.Bytes(content);
        return output.ToArray();
    }

    /// <summary>The content, one byte more than stated at the most, and the bytes that it took.</summary>
    private static (byte[] Content, int Used) Brotli(byte[] compressed, uint size)
    {
        using var decoder = default(BrotliDecoder);
        var content = new byte[size + 1];
        decoder.Decompress(compressed, content, out var used, out var written);
        return (content[..written], used);
    }

    private static (byte[] Content, int Used) Inflate(byte[] compressed, uint size)
    {
        // A byte at a time: so nothing behind the end is taken.
        var source = new SingleByteStream(compressed);
        using var inflate = new DeflateStream(source, CompressionMode.Decompress);
        var content = new byte[size + 1];
        var written = inflate.ReadAtLeast(content, content.Length, throwOnEndOfStream: false);
        return (content[..written], (int)source.Position);
    }

    private sealed class SingleByteStream(byte[] bytes) : MemoryStream(bytes)
    {
        public override int Read(byte[] buffer, int offset, int count) => base.Read(buffer, offset, Math.Min(count, 1));

        public override int Read(Span<byte> buffer) => base.Read(buffer[..Math.Min(buffer.Length, 1)]);
    }
}
