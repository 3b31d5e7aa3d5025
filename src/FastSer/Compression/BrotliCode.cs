using System.Buffers;
using System.IO.Compression;

namespace FastSer.Compression;

/// <summary>Brotli without streams: the runtime's encoder and decoder work on spans.</summary>
internal static class BrotliCode
{
    /// <summary>Quality 1; at 0 it is hardly faster and takes a quarter more bytes.</summary>
    private const int Quality = 1;

    /// <summary>A window of 4 MiB, the largest that the format has without extensions being 16 MiB.</summary>
    private const int Window = 22;

    public static void Compress(ReadOnlySpan<byte> data, IBufferWriter<byte> output)
    {
        using var encoder = new BrotliEncoder(Quality, Window);
        OperationStatus status;
        do
        {
            status = encoder.Compress(data, CompressionChunk.GetRoom(output, CompressionChunk.Size), out var consumed, out var written, isFinalBlock: true);
            output.Advance(written);
            data = data[consumed..];
        }
        while (status != OperationStatus.Done);
    }

    public static FastSerErrorCode Decompress(ReadOnlySpan<byte> data, IBufferWriter<byte> output, int size)
    {
        using var decoder = new BrotliDecoder();
        while (true)
        {
            // One byte more than is stated shows that there is more.
            var destination = CompressionChunk.GetRoom(output, CompressionChunk.Next(size));
            var status = decoder.Decompress(data, destination, out var consumed, out var written);
            if (written > size)
            {
                return FastSerErrorCode.InvalidLength;
            }

            output.Advance(written);
            size -= written;
            data = data[consumed..];
            switch (status)
            {
                case OperationStatus.Done when size > 0:
                    return FastSerErrorCode.InvalidLength;
                case OperationStatus.Done:
                    return data.IsEmpty ? FastSerErrorCode.None : FastSerErrorCode.TrailingBytes;
                case OperationStatus.NeedMoreData:
                    return FastSerErrorCode.Truncated;
                case OperationStatus.InvalidData:
                    return FastSerErrorCode.InvalidValue;
            }
        }
    }
}
