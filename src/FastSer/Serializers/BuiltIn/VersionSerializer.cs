using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal sealed class VersionSerializer : TypeSerializer<Version?>
{
    public override WireShape Shape => WireShape.Version;

    public override void Write(ref FastWriter writer, Version? value) => writer.WriteVersion(value);

    public override Version? Read(ref FastReader reader) => reader.ReadVersion();
}
