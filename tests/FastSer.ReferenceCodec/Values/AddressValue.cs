namespace FastSer.ReferenceCodec;

/// <summary>The bytes of an address in network order, 4 or 16, the scope id of one with 16, and the port of an end point.</summary>
public sealed class AddressValue(byte[] bytes, uint scope, ushort port = 0) : Value
{
    public IReadOnlyList<byte> Bytes { get; } = bytes;

    public uint Scope { get; } = scope;

    public ushort Port { get; } = port;
}
