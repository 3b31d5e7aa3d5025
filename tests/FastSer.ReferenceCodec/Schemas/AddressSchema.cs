namespace FastSer.ReferenceCodec;

/// <summary>An address of the internet protocol, or one with a port (section 4).</summary>
public sealed class AddressSchema(bool hasPort) : Schema
{
    public bool HasPort { get; } = hasPort;
}
