using System.Buffers;
using FastSer.IO;

namespace FastSer;

/// <summary>
/// Compresses bytes, such as those of <see cref="FastSerializer.SerializePooled{T}"/>, with algorithms of the runtime. The
/// result begins with the algorithm and the exact size of the content: docs/format.md, appendix B.
/// </summary>
/// <remarks>
/// All members are safe to call from any number of threads. They block only as long as they compute, and take memory from
/// pools; what else is allocated are the small objects of the runtime's compressors.
/// </remarks>
public static class FastSerCompression
{
    /// <summary>The largest content that is decompressed unless the caller says otherwise: 64 MiB.</summary>
    public const int DefaultMaxSize = 64 * 1024 * 1024;

    /// <summary>Compresses bytes to an array.</summary>
    /// <param name="data">The content.</param>
    /// <param name="algorithm">The algorithm, always at its fastest level.</param>
    /// <returns>The compressed content; a few bytes longer than the content where that does not compress.</returns>
    /// <exception cref="ArgumentOutOfRangeException">There is no such algorithm.</exception>
    public static byte[] Compress(
        ReadOnlySpan<byte> data, FastSerCompressionAlgorithm algorithm = FastSerCompressionAlgorithm.Brotli)
    {
        var buffer = PooledBuffer.Take();
        try
        {
            Compress(data, buffer, algorithm);
            return buffer.Array.AsSpan(0, buffer.Length).ToArray();
        }
        finally
        {
            buffer.Release(buffer.Version);
        }
    }

    /// <summary>Compresses bytes to a buffer writer.</summary>
    /// <param name="data">The content.</param>
    /// <param name="output">The buffer writer. It must not give out the memory of <paramref name="data"/>.</param>
    /// <param name="algorithm">The algorithm, always at its fastest level.</param>
    /// <exception cref="ArgumentOutOfRangeException">There is no such algorithm.</exception>
    public static void Compress(
        ReadOnlySpan<byte> data,
        IBufferWriter<byte> output,
        FastSerCompressionAlgorithm algorithm = FastSerCompressionAlgorithm.Brotli)
    {
        ArgumentNullException.ThrowIfNull(output);
        if (algorithm is < FastSerCompressionAlgorithm.Stored or > FastSerCompressionAlgorithm.Deflate)
        {
            throw new ArgumentOutOfRangeException(nameof(algorithm), algorithm, "There is no such algorithm.");
        }

        CompressedHeader.Write(output, algorithm, data.Length);
        switch (algorithm)
        {
            case FastSerCompressionAlgorithm.Brotli:
                BrotliCode.Compress(data, output);
                break;
            case FastSerCompressionAlgorithm.Deflate:
                DeflateCode.Compress(data, output);
                break;
            default:
                output.Write(data);
                break;
        }
    }

    /// <summary>Reads how large the content is, without decompressing it.</summary>
    /// <param name="data">The compressed content, or its first 6 bytes.</param>
    /// <returns>The size in bytes that the header states.</returns>
    /// <exception cref="FastSerException">The header is not one, or is not all there.</exception>
    public static long GetDecompressedSize(ReadOnlySpan<byte> data) => CompressedHeader.Read(data).Size;

    /// <summary>Decompresses bytes to memory from a pool.</summary>
    /// <param name="data">The compressed content and nothing else.</param>
    /// <param name="maxSize">The largest content to accept; no memory is taken for a larger one.</param>
    /// <returns>The content; to be disposed.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a content of the size that they state, or it is larger than accepted.</exception>
    public static PooledBytes Decompress(ReadOnlySpan<byte> data, int maxSize = DefaultMaxSize)
    {
        var buffer = PooledBuffer.Take();
        try
        {
            Decompress(data, buffer, maxSize);
            buffer.Complete();
            return new PooledBytes(buffer);
        }
        catch
        {
            buffer.Release(buffer.Version);
            throw;
        }
    }

    /// <summary>Decompresses bytes to a buffer writer.</summary>
    /// <param name="data">The compressed content and nothing else.</param>
    /// <param name="output">The buffer writer. It is asked for pieces as the content comes; after an exception it may hold a part.</param>
    /// <param name="maxSize">The largest content to accept; a larger one is refused before anything is written.</param>
    /// <exception cref="FastSerException">The bytes are not those of a content of the size that they state, or it is larger than accepted.</exception>
    public static void Decompress(ReadOnlySpan<byte> data, IBufferWriter<byte> output, int maxSize = DefaultMaxSize)
    {
        ArgumentNullException.ThrowIfNull(output);
        ArgumentOutOfRangeException.ThrowIfNegative(maxSize);
        var (algorithm, size, headerSize) = CompressedHeader.Read(data);
        if (size > maxSize)
        {
            Throw.Complete(FastSerErrorCode.ValueTooLarge, 1, "The content is larger than the caller accepts.");
        }

        var content = data[headerSize..];
        var fault = algorithm switch
        {
            FastSerCompressionAlgorithm.Brotli => BrotliCode.Decompress(content, output, (int)size),
            FastSerCompressionAlgorithm.Deflate => DeflateCode.Decompress(content, output, (int)size),
            _ => Copy(content, output, (int)size),
        };
        if (fault != FastSerErrorCode.None)
        {
            Throw.Complete(fault, headerSize, "The compressed content is not one of the size that it states.");
        }
    }

    private static FastSerErrorCode Copy(ReadOnlySpan<byte> content, IBufferWriter<byte> output, int size)
    {
        if (content.Length != size)
        {
            return content.Length < size ? FastSerErrorCode.Truncated : FastSerErrorCode.TrailingBytes;
        }

        output.Write(content);
        return FastSerErrorCode.None;
    }
}
