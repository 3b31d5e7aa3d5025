using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal sealed class StringBuilderSerializer : TypeSerializer<System.Text.StringBuilder?>
{
    public override WireShape Shape => WireShape.StringBuilder;

    public override void Write(ref FastWriter writer, System.Text.StringBuilder? value) => writer.WriteStringBuilder(value);

    public override System.Text.StringBuilder? Read(ref FastReader reader) => reader.ReadStringBuilder();
}
