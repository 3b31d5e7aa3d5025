using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal sealed class BitArraySerializer : TypeSerializer<System.Collections.BitArray?>
{
    public override WireShape Shape => WireShape.BitArray;

    public override void Write(ref FastWriter writer, System.Collections.BitArray? value) => writer.WriteBitArray(value);

    public override System.Collections.BitArray? Read(ref FastReader reader) => reader.ReadBitArray();
}
