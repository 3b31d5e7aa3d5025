using System.Text;
using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal sealed class EncodingSerializer : TypeSerializer<Encoding?>
{
    public override WireShape Shape => WireShape.Encoding;

    public override void Write(ref FastWriter writer, Encoding? value) => writer.WriteEncoding(value);

    public override Encoding? Read(ref FastReader reader) => reader.ReadEncoding();
}
