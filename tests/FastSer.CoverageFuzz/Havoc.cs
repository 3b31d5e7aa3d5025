using System.Buffers.Binary;

namespace FastSer.CoverageFuzz;

/// <summary>Changes inputs at random places: bits, bytes and numbers at their limits, parts removed, doubled and exchanged with other inputs.</summary>
internal sealed class Havoc(Random random)
{
    private const int LongestInput = 4096;

    private static readonly byte[] s_bytes = [0, 1, 2, 3, 0x10, 0x20, 0x40, 0x7E, 0x7F, 0x80, 0x81, 0xC0, 0xE0, 0xF0, 0xF8, 0xFC, 0xFD, 0xFE, 0xFF];

    private static readonly uint[] s_numbers =
        [0, 1, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFF, 0x1_0000, 0x3FFF_FFFF, 0x4000_0000, 0x7FFF_FFC7, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFE, uint.MaxValue];

    /// <summary>Returns a changed copy.</summary>
    /// <param name="input">The input.</param>
    /// <param name="other">Another one, whose parts may be taken.</param>
    public byte[] Change(byte[] input, byte[] other)
    {
        var bytes = new List<byte>(input);
        var changes = 1 << random.Next(5);
        for (var i = 0; i < changes; i++)
        {
            ChangeOnce(bytes, other);
        }

        return [.. bytes.Take(LongestInput)];
    }

    private void ChangeOnce(List<byte> bytes, byte[] other)
    {
        var at = bytes.Count == 0 ? 0 : random.Next(bytes.Count);
        switch (bytes.Count == 0 ? 8 : random.Next(11))
        {
            case 0:
                bytes[at] ^= (byte)(1 << random.Next(8));
                break;
            case 1:
                bytes[at] = (byte)random.Next(256);
                break;
            case 2 or 3:
                bytes[at] = s_bytes[random.Next(s_bytes.Length)];
                break;
            case 4:
                bytes[at] = (byte)(bytes[at] + random.Next(-8, 9));
                break;
            case 5:
                PutNumber(bytes, at, random.Next(1, 5));
                break;
            case 6:
                bytes.RemoveRange(at, random.Next(1, Math.Min(16, bytes.Count - at) + 1));
                break;
            case 7:
                bytes.InsertRange(at, bytes.GetRange(at, random.Next(1, Math.Min(32, bytes.Count - at) + 1)));
                break;
            case 8:
                bytes.Insert(at, s_bytes[random.Next(s_bytes.Length)]);
                break;
            case 9:
                bytes.RemoveRange(at, bytes.Count - at);
                break;
            default:
                var from = other.Length == 0 ? 0 : random.Next(other.Length);
                bytes.RemoveRange(at, random.Next(Math.Min(64, bytes.Count - at) + 1));
                bytes.InsertRange(at, other.AsSpan(from, Math.Min(64, other.Length - from)).ToArray());
                break;
        }
    }

    private void PutNumber(List<byte> bytes, int at, int size)
    {
        Span<byte> number = stackalloc byte[sizeof(uint)];
        BinaryPrimitives.WriteUInt32LittleEndian(number, s_numbers[random.Next(s_numbers.Length)]);
        for (var i = 0; i < size && at + i < bytes.Count; i++)
        {
            bytes[at + i] = number[i];
        }
    }
}
