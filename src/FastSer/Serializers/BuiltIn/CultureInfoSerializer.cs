using System.Globalization;
using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal sealed class CultureInfoSerializer : TypeSerializer<CultureInfo?>
{
    public override WireShape Shape => WireShape.CultureInfo;

    public override void Write(ref FastWriter writer, CultureInfo? value) => writer.WriteCultureInfo(value);

    public override CultureInfo? Read(ref FastReader reader) => reader.ReadCultureInfo();
}
