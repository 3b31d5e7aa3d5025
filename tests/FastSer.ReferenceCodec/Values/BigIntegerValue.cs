using System.Numerics;

namespace FastSer.ReferenceCodec;

/// <summary>An integer of any size.</summary>
public sealed class BigIntegerValue(BigInteger number) : Value
{
    public BigInteger Number { get; } = number;
}
