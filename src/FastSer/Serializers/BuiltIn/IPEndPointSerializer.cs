using System.Net;
using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal sealed class IPEndPointSerializer : TypeSerializer<IPEndPoint?>
{
    public override WireShape Shape => WireShape.IPEndPoint;

    public override void Write(ref FastWriter writer, IPEndPoint? value) => writer.WriteIPEndPoint(value);

    public override IPEndPoint? Read(ref FastReader reader) => reader.ReadIPEndPoint();
}
