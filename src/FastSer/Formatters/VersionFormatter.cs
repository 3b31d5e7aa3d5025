using FastSer.CompilerServices;

namespace FastSer.Formatters;

internal sealed class VersionFormatter : FastSerFormatter<Version?>
{
    public override WireShape Shape => WireShape.Version;

    public override void Write(ref FastWriter writer, Version? value) => writer.WriteVersion(value);

    public override Version? Read(ref FastReader reader) => reader.ReadVersion();
}
