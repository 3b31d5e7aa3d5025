using System.Buffers;
using System.IO.Compression;
using FastSer.Windows;

namespace FastSer.Compression;

/// <summary>Deflate; the runtime offers it as a stream only, so the spans become streams.</summary>
internal static class DeflateCode
{
    public static void Compress(ReadOnlySpan<byte> data, IBufferWriter<byte> output)
    {
        using var sink = new BufferWriterStream(output);
        using var deflate = new DeflateStream(sink, CompressionLevel.Fastest);
        deflate.Write(data);
    }

    public static FastSerErrorCode Decompress(ReadOnlySpan<byte> data, IBufferWriter<byte> output, int size)
    {
        if (data.IsEmpty)
        {
            // The runtime writes nothing at all for empty content.
            return size == 0 ? FastSerErrorCode.None : FastSerErrorCode.Truncated;
        }

        var copy = ArrayPool<byte>.Shared.Rent(data.Length);
        try
        {
            data.CopyTo(copy);
            using var source = new EndDetectingStream(copy, data.Length);
            using var deflate = new DeflateStream(source, CompressionMode.Decompress);
            while (true)
            {
                // One byte more than is stated shows that there is more.
                var count = deflate.Read(CompressionChunk.GetRoom(output, CompressionChunk.Next(size))[..CompressionChunk.Next(size)]);
                if (count > size)
                {
                    return FastSerErrorCode.InvalidLength;
                }

                if (count == 0)
                {
                    return size > 0 || source.IsTooShort ? FastSerErrorCode.Truncated
                        : source.IsConsumed ? FastSerErrorCode.None : FastSerErrorCode.TrailingBytes;
                }

                output.Advance(count);
                size -= count;
            }
        }
        catch (InvalidDataException)
        {
            return FastSerErrorCode.InvalidValue;
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(copy);
        }
    }
}
