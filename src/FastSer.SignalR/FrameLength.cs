using System.Buffers;

namespace FastSer.SignalR;

/// <summary>The number before a frame, as SignalR's binary protocols have it: seven bits a byte, the lowest first, at most five bytes.</summary>
internal static class FrameLength
{
    public const int MaximumSize = 5;

    public static int Write(Span<byte> destination, int length)
    {
        var size = 0;
        var rest = (uint)length;
        do
        {
            destination[size++] = (byte)(rest > 0x7F ? rest | 0x80 : rest);
            rest >>= 7;
        }
        while (rest > 0);
        return size;
    }

    /// <summary>False if the number is not whole yet.</summary>
    /// <exception cref="InvalidDataException">The number is larger than 2^31 - 1.</exception>
    public static bool TryRead(ReadOnlySpan<byte> bytes, out uint value, out int size)
    {
        ulong sum = 0;
        for (size = 0; size < Math.Min(bytes.Length, MaximumSize); size++)
        {
            sum |= (ulong)(bytes[size] & 0x7Fu) << (7 * size);
            if (bytes[size] < 0x80)
            {
                size++;
                value = sum <= int.MaxValue ? (uint)sum : throw TooLarge();
                return true;
            }
        }

        value = 0;
        return bytes.Length >= MaximumSize ? throw TooLarge() : false;
    }

    /// <summary>Takes a whole frame off the input; false if it has not arrived yet.</summary>
    public static bool TryTakeFrame(ref ReadOnlySequence<byte> input, out ReadOnlySequence<byte> frame)
    {
        frame = default;
        Span<byte> start = stackalloc byte[MaximumSize];
        var head = input.Slice(0, Math.Min(MaximumSize, input.Length));
        head.CopyTo(start);
        if (!TryRead(start[..(int)head.Length], out var length, out var size) || input.Length - size < length)
        {
            return false;
        }

        frame = input.Slice(size, length);
        input = input.Slice(frame.End);
        return true;
    }

    private static InvalidDataException TooLarge() => new("A frame is longer than 2 GB.");
}
