using FastSer.CompilerServices;

namespace FastSer.Tests.TestTypes;

// Structs that say that their memory may be copied, though their code does something else.

internal readonly record struct Transforming(int Value) : IFastSerializableValue<Transforming>
{
    static int IFastSerializableValue<Transforming>.Size => 4;

    static ValuePacking IFastSerializableValue<Transforming>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<Transforming>.Put(WriteBlock block, in Transforming value) => block.WriteInt32(0, value.Value + 1);

    static Transforming IFastSerializableValue<Transforming>.Get(ReadBlock block) => new(block.ReadInt32(0) - 1);

    static bool IFastSerializableValue<Transforming>.IsValid(ReadBlock block) => true;

    static void IFastSerializable<Transforming>.Write(ref FastWriter writer, Transforming value) => writer.WriteInt32(value.Value + 1);

    static Transforming IFastSerializable<Transforming>.Read(ref FastReader reader) => new(reader.ReadInt32() - 1);

    static WireShape IFastSerializable<Transforming>.Describe() => WireShape.Scalar(WireScalar.Int32);
}

internal readonly record struct Throwing(int Value) : IFastSerializableValue<Throwing>
{
    static int IFastSerializableValue<Throwing>.Size => 4;

    static ValuePacking IFastSerializableValue<Throwing>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<Throwing>.Put(WriteBlock block, in Throwing value) =>
        throw new InvalidOperationException();

    static Throwing IFastSerializableValue<Throwing>.Get(ReadBlock block) => throw new InvalidOperationException();

    static bool IFastSerializableValue<Throwing>.IsValid(ReadBlock block) => true;

    static void IFastSerializable<Throwing>.Write(ref FastWriter writer, Throwing value) => throw new InvalidOperationException();

    static Throwing IFastSerializable<Throwing>.Read(ref FastReader reader) => throw new InvalidOperationException();

    static WireShape IFastSerializable<Throwing>.Describe() => WireShape.Scalar(WireScalar.Int32);
}

internal readonly record struct ReadsSwapped(short First, short Second) : IFastSerializableValue<ReadsSwapped>
{
    static int IFastSerializableValue<ReadsSwapped>.Size => 4;

    static ValuePacking IFastSerializableValue<ReadsSwapped>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<ReadsSwapped>.Put(WriteBlock block, in ReadsSwapped value)
    {
        block.WriteInt16(0, value.First);
        block.WriteInt16(2, value.Second);
    }

    static ReadsSwapped IFastSerializableValue<ReadsSwapped>.Get(ReadBlock block) => new(block.ReadInt16(2), block.ReadInt16(0));

    static bool IFastSerializableValue<ReadsSwapped>.IsValid(ReadBlock block) => true;

    static void IFastSerializable<ReadsSwapped>.Write(ref FastWriter writer, ReadsSwapped value)
    {
        writer.WriteInt16(value.First);
        writer.WriteInt16(value.Second);
    }

    static ReadsSwapped IFastSerializable<ReadsSwapped>.Read(ref FastReader reader)
    {
        var second = reader.ReadInt16();
        return new ReadsSwapped(reader.ReadInt16(), second);
    }

    static WireShape IFastSerializable<ReadsSwapped>.Describe() => WireShape.Object(
        nameof(ReadsSwapped),
        hasPresence: false,
        new WireMember(nameof(First), WireShape.Scalar(WireScalar.Int16)),
        new WireMember(nameof(Second), WireShape.Scalar(WireScalar.Int16)));
}
