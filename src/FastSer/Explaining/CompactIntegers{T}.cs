using System.Numerics;
using FastSer.CompilerServices;

namespace FastSer.Explaining;

/// <summary>The integers of the type <typeparamref name="T"/>.</summary>
internal sealed class CompactIntegers<T> : CompactIntegers
    where T : unmanaged, IBinaryInteger<T>
{
    public static readonly CompactIntegers<T> Instance = new();

    private static bool IsSigned => T.IsNegative(T.AllBitsSet);

    public override object FromStored(ulong stored) => IsSigned ? T.CreateTruncating(ZigZag.Decode(stored)) : T.CreateTruncating(stored);

    public override ulong ToStored(object value) => IsSigned ? ZigZag.Encode(long.CreateTruncating((T)value)) : ulong.CreateTruncating((T)value);

    public override Array NewArray(int length) => new T[length];

    public override Array? ReadArray(ReadOnlySpan<byte> bytes)
    {
        var reader = new FastReader(bytes, FastSerializerOptions.Trusted);
        return IsSigned ? reader.ReadCompactSignedArray<T>() : reader.ReadCompactUnsignedArray<T>();
    }

    public override void WriteArray(ref FastWriter writer, Array items)
    {
        if (IsSigned)
        {
            writer.WriteCompactSignedArray((T[])items);
        }
        else
        {
            writer.WriteCompactUnsignedArray((T[])items);
        }
    }
}
