using System.Runtime.InteropServices;
using FastSer.CompilerServices;

namespace FastSer.Tests.TestTypes;

/// <summary>The place in memory of each byte of the wire.</summary>
internal interface IByteOrder
{
    static abstract ReadOnlySpan<int> Order { get; }
}

/// <summary>A DateOnly on the wire, whose bytes are in another order in memory.</summary>
internal readonly record struct MovedDay<TOrder>(uint Bytes) : IFastSerializableValue<MovedDay<TOrder>>
    where TOrder : IByteOrder
{
    static int IFastSerializableValue<MovedDay<TOrder>>.Size => 4;

    static ValuePacking IFastSerializableValue<MovedDay<TOrder>>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<MovedDay<TOrder>>.Put(WriteBlock block, in MovedDay<TOrder> value)
    {
        for (var i = 0; i < 4; i++)
        {
            block.WriteByte(i, (byte)(value.Bytes >> (8 * TOrder.Order[i])));
        }
    }

    static MovedDay<TOrder> IFastSerializableValue<MovedDay<TOrder>>.Get(ReadBlock block)
    {
        var bytes = 0u;
        for (var i = 0; i < 4; i++)
        {
            bytes |= (uint)block.ReadByte(i) << (8 * TOrder.Order[i]);
        }

        return new(bytes);
    }

    static bool IFastSerializableValue<MovedDay<TOrder>>.IsValid(ReadBlock block) => block.IsValidDateOnly(0);

    static void IFastSerializable<MovedDay<TOrder>>.Write(ref FastWriter writer, MovedDay<TOrder> value) => throw new NotSupportedException();

    static MovedDay<TOrder> IFastSerializable<MovedDay<TOrder>>.Read(ref FastReader reader) => throw new NotSupportedException();

    static WireShape IFastSerializable<MovedDay<TOrder>>.Describe() => WireShape.Scalar(WireScalar.DateOnly);
}

/// <summary>A DateOnly that does not begin at a multiple of four.</summary>
[StructLayout(LayoutKind.Sequential, Pack = 1)]
internal readonly record struct UnalignedDay(byte Kind, DateOnly Day) : IFastSerializableValue<UnalignedDay>
{
    static int IFastSerializableValue<UnalignedDay>.Size => 5;

    static ValuePacking IFastSerializableValue<UnalignedDay>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<UnalignedDay>.Put(WriteBlock block, in UnalignedDay value)
    {
        block.WriteByte(0, value.Kind);
        block.WriteDateOnly(1, value.Day);
    }

    static UnalignedDay IFastSerializableValue<UnalignedDay>.Get(ReadBlock block) => new(block.ReadByte(0), block.ReadDateOnly(1));

    static bool IFastSerializableValue<UnalignedDay>.IsValid(ReadBlock block) => block.IsValidDateOnly(1);

    static void IFastSerializable<UnalignedDay>.Write(ref FastWriter writer, UnalignedDay value) => throw new NotSupportedException();

    static UnalignedDay IFastSerializable<UnalignedDay>.Read(ref FastReader reader) => throw new NotSupportedException();

    static WireShape IFastSerializable<UnalignedDay>.Describe() => WireShape.Object(
        nameof(UnalignedDay),
        hasPresence: false,
        new WireMember(nameof(Kind), WireShape.Scalar(WireScalar.Byte)),
        new WireMember(nameof(Day), WireShape.Scalar(WireScalar.DateOnly)));
}
