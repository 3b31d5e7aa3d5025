using System.Buffers.Binary;
using System.Net;
using System.Net.Sockets;

namespace FastSer.Primitives;

/// <summary>Addresses as bytes in network order, behind those of IPv6 the scope id if it is not 0 (docs/wire-format.md, IPAddress).</summary>
internal static class IPAddressCode
{
    public const int MaxSize = Size6 + sizeof(uint);

    private const int Size4 = 4;
    private const int Size6 = 16;

    public static bool IsSize(uint size) => size is Size4 or Size6 or MaxSize;

    /// <summary>Returns whether the bytes of such a size are those of an address: a scope id that is written is not 0.</summary>
    public static bool IsValid(ReadOnlySpan<byte> bytes) =>
        bytes.Length < MaxSize || BinaryPrimitives.ReadUInt32LittleEndian(bytes[Size6..]) != 0;

    public static IPAddress Get(ReadOnlySpan<byte> bytes) => bytes.Length < MaxSize
        ? new IPAddress(bytes)
        : new IPAddress(bytes[..Size6], BinaryPrimitives.ReadUInt32LittleEndian(bytes[Size6..]));

    /// <summary>Writes an address; returns how many bytes it takes.</summary>
    public static int Put(Span<byte> bytes, IPAddress address)
    {
        address.TryWriteBytes(bytes, out var size);
        if (address.AddressFamily == AddressFamily.InterNetworkV6 && address.ScopeId is not 0 and var scope)
        {
            BinaryPrimitives.WriteUInt32LittleEndian(bytes[Size6..], (uint)scope);
            size = MaxSize;
        }

        return size;
    }
}
