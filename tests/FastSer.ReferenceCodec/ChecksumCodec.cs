namespace FastSer.ReferenceCodec;

/// <summary>Values behind a checksum (section 22).</summary>
public static class ChecksumCodec
{
    /// <summary>The polynomial of CRC-32C with its bits reversed.</summary>
    private const uint Polynomial = 0x82F63B78;

    public static byte[] Encode(byte[] content)
    {
        var length = new Output();
        length.Length((ulong)content.Length);
        var output = new Output();
        output.Bytes(length.ToArray());
        output.Number(Crc(length.ToArray()) & 0xFFFF, 2);
        output.Number(Crc(content), 4);
        output.Bytes(content);
        return output.ToArray();
    }

    /// <summary>The content of the whole input.</summary>
    /// <exception cref="RejectedException">The input is damaged.</exception>
    public static byte[] Decode(byte[] bytes)
    {
        var input = new Input(bytes);
        var content = DecodeItem(input);
        return input.Unread == 0 ? content : throw input.Reject(ErrorCode.TrailingBytes);
    }

    internal static byte[] DecodeItem(Input input)
    {
        var (start, length) = (input.Position, input.Length());
        var size = input.Position - start;
        var check = (uint)input.Number(2);
        if (check != (Crc(input.Before(size + 2)[..size]) & 0xFFFF))
        {
            throw input.Reject(ErrorCode.ChecksumMismatch);
        }

        var crc = (uint)input.Number(4);
        var content = input.Bytes(length);
        return crc == Crc(content) ? content : throw input.Reject(ErrorCode.ChecksumMismatch);
    }

    /// <summary>Bit by bit.</summary>
    private static uint Crc(byte[] bytes)
    {
        var crc = uint.MaxValue;
        foreach (var value in bytes)
        {
            crc ^= value;
            for (var bit = 0; bit < 8; bit++)
            {
                crc = (crc >> 1) ^ ((crc & 1) * Polynomial);
            }
        }

        return ~crc;
    }
}
