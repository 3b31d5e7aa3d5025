using FastSer.CompilerServices;

namespace FastSer.Tests.TestTypes;

/// <summary>The code of a <see cref="CodedPair{TCode}"/>: what it puts for its two bytes, and how it describes them.</summary>
internal interface IPairCode
{
    static virtual WireShape Shape => WireShape.Object(
        "Pair",
        hasPresence: false,
        new WireMember("First", WireShape.Scalar(WireScalar.Byte)),
        new WireMember("Second", WireShape.Scalar(WireScalar.Byte)));

    static virtual (byte First, byte Second) Put(byte first, byte second) => (first, second);

    static virtual bool AreValid(byte first, byte second) => true;
}

/// <summary>Two bytes that say that their memory may be copied, whatever their code does.</summary>
internal readonly record struct CodedPair<TCode>(byte First, byte Second) : IFastSerializableValue<CodedPair<TCode>>
    where TCode : IPairCode
{
    static int IFastSerializableValue<CodedPair<TCode>>.Size => 2;

    static ValuePacking IFastSerializableValue<CodedPair<TCode>>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<CodedPair<TCode>>.Put(WriteBlock block, in CodedPair<TCode> value)
    {
        var (first, second) = TCode.Put(value.First, value.Second);
        block.WriteByte(0, first);
        block.WriteByte(1, second);
    }

    static CodedPair<TCode> IFastSerializableValue<CodedPair<TCode>>.Get(ReadBlock block) => new(block.ReadByte(0), block.ReadByte(1));

    static bool IFastSerializableValue<CodedPair<TCode>>.IsValid(ReadBlock block) => TCode.AreValid(block.ReadByte(0), block.ReadByte(1));

    static void IFastSerializable<CodedPair<TCode>>.Write(ref FastWriter writer, CodedPair<TCode> value) => throw new NotSupportedException();

    static CodedPair<TCode> IFastSerializable<CodedPair<TCode>>.Read(ref FastReader reader) => throw new NotSupportedException();

    static WireShape IFastSerializable<CodedPair<TCode>>.Describe() => TCode.Shape;
}
