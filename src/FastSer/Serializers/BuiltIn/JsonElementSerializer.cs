using System.Text.Json;
using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal sealed class JsonElementSerializer : TypeSerializer<JsonElement>
{
    public override WireShape Shape => WireShape.JsonElement;

    public override void Write(ref FastWriter writer, JsonElement value) => writer.WriteJsonElement(value);

    public override JsonElement Read(ref FastReader reader) => reader.ReadJsonElement();
}
