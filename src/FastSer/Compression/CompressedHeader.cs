using System.Buffers;

namespace FastSer.Compression;

/// <summary>The header before compressed content: a byte for the algorithm, then L of the size of the content.</summary>
internal static class CompressedHeader
{
    private const int MaxSize = 1 + LengthCode.MaxSize;

    public static void Write(IBufferWriter<byte> output, FastSerCompressionAlgorithm algorithm, int size)
    {
        Span<byte> header = stackalloc byte[MaxSize];
        header[0] = (byte)algorithm;
        LengthCode.Put(ref header[1], (uint)size);
        output.Write(header[..(1 + LengthCode.SizeOf((uint)size))]);
    }

    public static (FastSerCompressionAlgorithm Algorithm, long Size, int HeaderSize) Read(ReadOnlySpan<byte> data)
    {
        uint size = 0;
        var sizeOfSize = data.IsEmpty ? LengthCode.Truncated : LengthCode.Get(data[1..], out size);
        if (sizeOfSize == LengthCode.Truncated)
        {
            Throw.Complete(FastSerErrorCode.Truncated, 0);
        }

        if (data[0] > (byte)FastSerCompressionAlgorithm.Deflate)
        {
            Throw.Complete(FastSerErrorCode.InvalidValue, 0, "There is no such compression algorithm.");
        }

        if (sizeOfSize == LengthCode.NotShortest)
        {
            Throw.Complete(FastSerErrorCode.InvalidLength, 1);
        }

        return ((FastSerCompressionAlgorithm)data[0], size, 1 + sizeOfSize);
    }
}
