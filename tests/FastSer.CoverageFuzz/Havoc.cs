using System.Buffers.Binary;

namespace FastSer.CoverageFuzz;

/// <summary>Changes inputs at random places: bits, bytes and numbers at their limits, parts removed, doubled and exchanged with other inputs.</summary>
internal sealed class Havoc(Random random)
{
    private const int LongestInput = 4096;
    private const int LongestDoubled = 32;
    private const int LongestRemoved = 16;
    private const int LongestTaken = 64;

    private static readonly byte[] s_bytes = [0, 1, 2, 3, 0x10, 0x20, 0x40, 0x7E, 0x7F, 0x80, 0x81, 0xC0, 0xE0, 0xF0, 0xF8, 0xFC, 0xFD, 0xFE, 0xFF];

    private static readonly uint[] s_numbers =
        [0, 1, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFF, 0x1_0000, 0x3FFF_FFFF, 0x4000_0000, 0x7FFF_FFC7, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFE, uint.MaxValue];

    private readonly byte[] _bytes = new byte[LongestInput + LongestTaken];
    private int _length;

    /// <summary>Returns a changed copy.</summary>
    /// <param name="input">The input.</param>
    /// <param name="other">Another one, whose parts may be taken.</param>
    public byte[] Change(byte[] input, byte[] other)
    {
        _length = Math.Min(input.Length, LongestInput);
        input.AsSpan(0, _length).CopyTo(_bytes);
        for (var changes = 1 << random.Next(5); changes > 0; changes--)
        {
            ChangeOnce(other);
            _length = Math.Min(_length, LongestInput);
        }

        return _bytes[.._length];
    }

    private void ChangeOnce(byte[] other)
    {
        var at = _length == 0 ? 0 : random.Next(_length);
        switch (_length == 0 ? 8 : random.Next(11))
        {
            case 0:
                _bytes[at] ^= (byte)(1 << random.Next(8));
                break;
            case 1:
                _bytes[at] = (byte)random.Next(256);
                break;
            case 2 or 3:
                _bytes[at] = s_bytes[random.Next(s_bytes.Length)];
                break;
            case 4:
                _bytes[at] = (byte)(_bytes[at] + random.Next(-8, 9));
                break;
            case 5:
                PutNumber(at, random.Next(1, 5));
                break;
            case 6:
                Replace(at, random.Next(1, Math.Min(LongestRemoved, _length - at) + 1), []);
                break;
            case 7:
                Replace(at, 0, _bytes.AsSpan(at, random.Next(1, Math.Min(LongestDoubled, _length - at) + 1)).ToArray());
                break;
            case 8:
                Replace(at, 0, [s_bytes[random.Next(s_bytes.Length)]]);
                break;
            case 9:
                _length = at;
                break;
            default:
                var from = other.Length == 0 ? 0 : random.Next(other.Length);
                var removed = random.Next(Math.Min(LongestTaken, _length - at) + 1);
                Replace(at, removed, other.AsSpan(from, Math.Min(LongestTaken, other.Length - from)));
                break;
        }
    }

    private void Replace(int at, int removed, ReadOnlySpan<byte> part)
    {
        var rest = _bytes.AsSpan((at + removed).._length);
        rest.CopyTo(_bytes.AsSpan(at + part.Length));
        part.CopyTo(_bytes.AsSpan(at));
        _length += part.Length - removed;
    }

    private void PutNumber(int at, int size)
    {
        Span<byte> number = stackalloc byte[sizeof(uint)];
        BinaryPrimitives.WriteUInt32LittleEndian(number, s_numbers[random.Next(s_numbers.Length)]);
        number[..Math.Min(size, _length - at)].CopyTo(_bytes.AsSpan(at));
    }
}
