using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal sealed class TimeZoneInfoSerializer : TypeSerializer<TimeZoneInfo?>
{
    public override WireShape Shape => WireShape.TimeZoneInfo;

    public override void Write(ref FastWriter writer, TimeZoneInfo? value) => writer.WriteTimeZoneInfo(value);

    public override TimeZoneInfo? Read(ref FastReader reader) => reader.ReadTimeZoneInfo();
}
