using System.Drawing;
using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal sealed class ColorSerializer : TypeSerializer<Color>
{
    public override WireShape Shape => WireShape.Color;

    public override void Write(ref FastWriter writer, Color value) => writer.WriteColor(value);

    public override Color Read(ref FastReader reader) => reader.ReadColor();
}
