using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal sealed class BigIntegerSerializer : TypeSerializer<System.Numerics.BigInteger>
{
    public override WireShape Shape => WireShape.BigInteger;

    public override void Write(ref FastWriter writer, System.Numerics.BigInteger value) => writer.WriteBigInteger(value);

    public override System.Numerics.BigInteger Read(ref FastReader reader) => reader.ReadBigInteger();
}
