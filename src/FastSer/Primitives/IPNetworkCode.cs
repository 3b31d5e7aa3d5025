using System.Net;

namespace FastSer.Primitives;

/// <summary>Which addresses and lengths of prefixes are networks (docs/wire-format.md, IPNetwork).</summary>
internal static class IPNetworkCode
{
    private const int BitsInByte = 8;

    /// <summary>The prefix is no longer than the address, and no bit behind it is set.</summary>
    public static bool IsValid(IPAddress address, byte prefixLength)
    {
        Span<byte> bytes = stackalloc byte[IPAddressCode.MaxSize];
        address.TryWriteBytes(bytes, out var size);
        if (prefixLength > size * BitsInByte)
        {
            return false;
        }

        var rest = bytes[(prefixLength / BitsInByte)..size];
        return rest.IsEmpty || ((rest[0] & (byte.MaxValue >> (prefixLength % BitsInByte))) == 0 && !rest[1..].ContainsAnyExcept((byte)0));
    }
}
