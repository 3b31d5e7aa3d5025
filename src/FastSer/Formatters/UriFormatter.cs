using FastSer.CompilerServices;

namespace FastSer.Formatters;

internal sealed class UriFormatter : FastSerFormatter<Uri?>
{
    public override WireShape Shape => WireShape.Uri;

    public override void Write(ref FastWriter writer, Uri? value) => writer.WriteUri(value);

    public override Uri? Read(ref FastReader reader) => reader.ReadUri();
}
