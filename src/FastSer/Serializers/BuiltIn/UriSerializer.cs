using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal sealed class UriSerializer : TypeSerializer<Uri?>
{
    public override WireShape Shape => WireShape.Uri;

    public override void Write(ref FastWriter writer, Uri? value) => writer.WriteUri(value);

    public override Uri? Read(ref FastReader reader) => reader.ReadUri();
}
