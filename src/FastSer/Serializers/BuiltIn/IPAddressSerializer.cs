using System.Net;
using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal sealed class IPAddressSerializer : TypeSerializer<IPAddress?>
{
    public override WireShape Shape => WireShape.IPAddress;

    public override void Write(ref FastWriter writer, IPAddress? value) => writer.WriteIPAddress(value);

    public override IPAddress? Read(ref FastReader reader) => reader.ReadIPAddress();
}
