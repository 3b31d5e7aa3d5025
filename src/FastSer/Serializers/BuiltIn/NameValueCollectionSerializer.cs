using System.Collections.Specialized;
using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal sealed class NameValueCollectionSerializer : TypeSerializer<NameValueCollection?>
{
    public override WireShape Shape => WireShape.NameValueCollection;

    public override void Write(ref FastWriter writer, NameValueCollection? value) => writer.WriteNameValueCollection(value);

    public override NameValueCollection? Read(ref FastReader reader) => reader.ReadNameValueCollection();
}
