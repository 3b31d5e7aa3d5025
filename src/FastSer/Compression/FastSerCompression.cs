using System.Buffers;
using FastSer.Compression;
using FastSer.Windows;

namespace FastSer;

/// <summary>
/// Compresses bytes, for example the result of <see cref="FastSerializer.SerializePooled{T}"/>, with algorithms of the
/// runtime. The result begins with the algorithm and the exact size of the content: docs/wire-format.md, appendix B.
/// </summary>
/// <remarks>
/// All members are thread-safe. They block only while they compute. They use pooled memory; the compressors of the
/// runtime also allocate small objects.
/// </remarks>
public static class FastSerCompression
{
    /// <summary>The default limit for the size of decompressed content: 64 MiB.</summary>
    public const int DefaultMaxSize = 64 * 1024 * 1024;

    /// <summary>Compresses bytes to an array.</summary>
    /// <param name="data">The content.</param>
    /// <param name="algorithm">The algorithm, always at its fastest level.</param>
    /// <returns>
    /// The compressed content. If the content does not compress, the result is a few bytes longer than the content.
    /// </returns>
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
    /// <param name="output">The buffer writer. It must not return the memory of <paramref name="data"/>.</param>
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

    /// <summary>Gets the size of the content without decompressing it.</summary>
    /// <param name="data">The compressed content, or its first 6 bytes.</param>
    /// <returns>The size in bytes that the header contains.</returns>
    /// <exception cref="FastSerException">The header is invalid or incomplete.</exception>
    public static long GetDecompressedSize(ReadOnlySpan<byte> data) => CompressedHeader.Read(data).Size;

    /// <summary>Decompresses bytes to pooled memory.</summary>
    /// <param name="data">Exactly the compressed content.</param>
    /// <param name="maxSize">
    /// The largest size of the content to accept. No memory is allocated for larger content.
    /// </param>
    /// <returns>The content. Dispose it after use.</returns>
    /// <exception cref="FastSerException">
    /// The data is corrupt, or its content exceeds <paramref name="maxSize"/>.
    /// </exception>
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
    /// <param name="data">Exactly the compressed content.</param>
    /// <param name="output">
    /// The buffer writer. The content is written in pieces; after an exception it may contain a part of the content.
    /// </param>
    /// <param name="maxSize">
    /// The largest size of the content to accept. Larger content is rejected before anything is written.
    /// </param>
    /// <exception cref="FastSerException">
    /// The data is corrupt, or its content exceeds <paramref name="maxSize"/>.
    /// </exception>
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
