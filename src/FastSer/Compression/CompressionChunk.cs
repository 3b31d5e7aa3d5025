using System.Buffers;

namespace FastSer.Compression;

/// <summary>The room for output that a compressor gets at a time: limited, so that no size that is only stated takes memory.</summary>
internal static class CompressionChunk
{
    public const int Size = 16 * 1024;

    /// <summary>Returns how much room to request when this many bytes are left.</summary>
    public static int Next(int left) => Math.Min(left, Size - 1) + 1;

    /// <summary>Gets that much room. A buffer writer that gives less would keep a compressor in an endless loop.</summary>
    public static Span<byte> GetRoom(IBufferWriter<byte> output, int size)
    {
        var room = output.GetSpan(size);
        if (room.Length < size)
        {
            Throw.ShortBufferWriter();
        }

        return room;
    }
}
