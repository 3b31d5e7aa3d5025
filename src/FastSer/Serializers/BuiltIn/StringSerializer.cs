using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal sealed class StringSerializer : TypeSerializer<string?>
{
    public override WireShape Shape => WireShape.String;

    public override void Write(ref FastWriter writer, string? value) => writer.WriteString(value);

    public override string? Read(ref FastReader reader) => reader.ReadString();
}
