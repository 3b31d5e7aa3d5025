namespace FastSer.ReferenceCodec;

/// <summary>The bytes of an address in network order, 4 or 16, and the scope id of one with 16.</summary>
public sealed class AddressValue(byte[] bytes, uint scope) : Value
{
    public IReadOnlyList<byte> Bytes { get; } = bytes;

    public uint Scope { get; } = scope;
}
