using System.Text.Json.Nodes;
using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal sealed class JsonNodeSerializer<T> : TypeSerializer<T?>
    where T : JsonNode
{
    public override WireShape Shape => WireShape.JsonNode;

    public override void Write(ref FastWriter writer, T? value) => writer.WriteJsonNode(value);

    public override T? Read(ref FastReader reader) => reader.ReadJsonNode<T>();
}
