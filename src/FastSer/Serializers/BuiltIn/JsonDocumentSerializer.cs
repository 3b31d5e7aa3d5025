using System.Text.Json;
using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal sealed class JsonDocumentSerializer : TypeSerializer<JsonDocument?>
{
    public override WireShape Shape => WireShape.JsonDocument;

    public override void Write(ref FastWriter writer, JsonDocument? value) => writer.WriteJsonDocument(value);

    public override JsonDocument? Read(ref FastReader reader) => reader.ReadJsonDocument();
}
