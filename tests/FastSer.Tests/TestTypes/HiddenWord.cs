using FastSer.CompilerServices;

namespace FastSer.Tests.TestTypes;

/// <summary>A member that is not serialized between two that are: reading must leave it 0.</summary>
internal record struct HiddenWord(int Number, int Hidden, DateTime When)
    : IFastSerializableValue<HiddenWord>
{
    static int IFastSerializableValue<HiddenWord>.Size => 12;

    static ValuePacking IFastSerializableValue<HiddenWord>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<HiddenWord>.Put(WriteBlock block, in HiddenWord value)
    {
        block.WriteInt32(0, value.Number);
        block.WriteDateTime(4, value.When);
    }

    static HiddenWord IFastSerializableValue<HiddenWord>.Get(ReadBlock block) =>
        new() { Number = block.ReadInt32(0), When = block.ReadDateTime(4) };

    static bool IFastSerializableValue<HiddenWord>.IsValid(ReadBlock block) => block.IsValidDateTime(4);

    static void IFastSerializable<HiddenWord>.Write(ref FastWriter writer, HiddenWord value)
    {
        var block = writer.Reserve(12);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(12));
    }

    static HiddenWord IFastSerializable<HiddenWord>.Read(ref FastReader reader) => reader.Take(12).ReadValue<HiddenWord>(0);

    static WireShape IFastSerializable<HiddenWord>.Describe() => WireShape.Object(
        nameof(HiddenWord),
        hasPresence: false,
        new WireMember(nameof(Number), WireShape.Scalar(WireScalar.Int32)),
        new WireMember(nameof(When), WireShape.Scalar(WireScalar.DateTime)));
}
