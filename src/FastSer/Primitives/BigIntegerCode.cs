using System.Numerics;

namespace FastSer.Primitives;

/// <summary>Integers of any size: two's complement, little endian, the fewest bytes (docs/wire-format.md, BigInteger).</summary>
internal static class BigIntegerCode
{
    /// <summary>Zero is one byte; longer forms must not end in a byte that only repeats the sign.</summary>
    public static bool IsShortest(ReadOnlySpan<byte> bytes) =>
        bytes.Length == 1
        || (bytes.Length > 1 && (bytes[^1] != 0 || bytes[^2] >= 0x80) && (bytes[^1] != 0xFF || bytes[^2] < 0x80));

    public static BigInteger Get(ReadOnlySpan<byte> bytes)
    {
        try
        {
            return new BigInteger(bytes);
        }
        catch (OverflowException)
        {
            // Newer runtimes limit the size of integers; a longer one is a length that no writer produces.
            Throw.InvalidLength();
            return default;
        }
    }
}
