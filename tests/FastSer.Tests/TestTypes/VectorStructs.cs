using FastSer.CompilerServices;

namespace FastSer.Tests.TestTypes;

// Structs of fixed size as the generator would emit them, one for each way in which wire and memory can differ.

/// <summary>Four bytes and a date with a gap of four between: the struct of the published benchmark.</summary>
internal readonly record struct IntAndDate(int Number, DateTime When)
    : IFastSerializableValue<IntAndDate>
{
    static int IFastSerializableValue<IntAndDate>.Size => 12;

    static ValuePacking IFastSerializableValue<IntAndDate>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<IntAndDate>.Put(WriteBlock block, in IntAndDate value)
    {
        block.WriteInt32(0, value.Number);
        block.WriteDateTime(4, value.When);
    }

    static IntAndDate IFastSerializableValue<IntAndDate>.Get(ReadBlock block)
    {
        var number = block.ReadInt32(0);
        var when = block.ReadDateTime(4);
        return new IntAndDate(number, when);
    }

    static bool IFastSerializableValue<IntAndDate>.IsValid(ReadBlock block) => block.IsValidDateTime(4);

    static void IFastSerializable<IntAndDate>.Write(ref FastWriter writer, IntAndDate value)
    {
        var block = writer.Reserve(12);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(12));
    }

    static IntAndDate IFastSerializable<IntAndDate>.Read(ref FastReader reader) => reader.Take(12).ReadValue<IntAndDate>(0);

    static WireShape IFastSerializable<IntAndDate>.Describe() => WireShape.Object(
        nameof(IntAndDate),
        hasPresence: false,
        new WireMember(nameof(Number), WireShape.Scalar(WireScalar.Int32)),
        new WireMember(nameof(When), WireShape.Scalar(WireScalar.DateTime)));
}

/// <summary>A gap at the end.</summary>
internal readonly record struct LongAndInt(long Long, int Int)
    : IFastSerializableValue<LongAndInt>
{
    static int IFastSerializableValue<LongAndInt>.Size => 12;

    static ValuePacking IFastSerializableValue<LongAndInt>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<LongAndInt>.Put(WriteBlock block, in LongAndInt value)
    {
        block.WriteInt64(0, value.Long);
        block.WriteInt32(8, value.Int);
    }

    static LongAndInt IFastSerializableValue<LongAndInt>.Get(ReadBlock block)
    {
        var @long = block.ReadInt64(0);
        var @int = block.ReadInt32(8);
        return new LongAndInt(@long, @int);
    }

    static bool IFastSerializableValue<LongAndInt>.IsValid(ReadBlock block) => true;

    static void IFastSerializable<LongAndInt>.Write(ref FastWriter writer, LongAndInt value)
    {
        var block = writer.Reserve(12);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(12));
    }

    static LongAndInt IFastSerializable<LongAndInt>.Read(ref FastReader reader) => reader.Take(12).ReadValue<LongAndInt>(0);

    static WireShape IFastSerializable<LongAndInt>.Describe() => WireShape.Object(
        nameof(LongAndInt),
        hasPresence: false,
        new WireMember(nameof(Long), WireShape.Scalar(WireScalar.Int64)),
        new WireMember(nameof(Int), WireShape.Scalar(WireScalar.Int32)));
}

/// <summary>Four elements in a vector.</summary>
internal readonly record struct ByteAndShort(byte Byte, short Short)
    : IFastSerializableValue<ByteAndShort>
{
    static int IFastSerializableValue<ByteAndShort>.Size => 3;

    static ValuePacking IFastSerializableValue<ByteAndShort>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<ByteAndShort>.Put(WriteBlock block, in ByteAndShort value)
    {
        block.WriteByte(0, value.Byte);
        block.WriteInt16(1, value.Short);
    }

    static ByteAndShort IFastSerializableValue<ByteAndShort>.Get(ReadBlock block)
    {
        var @byte = block.ReadByte(0);
        var @short = block.ReadInt16(1);
        return new ByteAndShort(@byte, @short);
    }

    static bool IFastSerializableValue<ByteAndShort>.IsValid(ReadBlock block) => true;

    static void IFastSerializable<ByteAndShort>.Write(ref FastWriter writer, ByteAndShort value)
    {
        var block = writer.Reserve(3);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(3));
    }

    static ByteAndShort IFastSerializable<ByteAndShort>.Read(ref FastReader reader) => reader.Take(3).ReadValue<ByteAndShort>(0);

    static WireShape IFastSerializable<ByteAndShort>.Describe() => WireShape.Object(
        nameof(ByteAndShort),
        hasPresence: false,
        new WireMember(nameof(Byte), WireShape.Scalar(WireScalar.Byte)),
        new WireMember(nameof(Short), WireShape.Scalar(WireScalar.Int16)));
}

/// <summary>Two elements in a vector, and a checked byte.</summary>
internal readonly record struct BoolAndInt(bool Flag, int Int)
    : IFastSerializableValue<BoolAndInt>
{
    static int IFastSerializableValue<BoolAndInt>.Size => 5;

    static ValuePacking IFastSerializableValue<BoolAndInt>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<BoolAndInt>.Put(WriteBlock block, in BoolAndInt value)
    {
        block.WriteBoolean(0, value.Flag);
        block.WriteInt32(1, value.Int);
    }

    static BoolAndInt IFastSerializableValue<BoolAndInt>.Get(ReadBlock block)
    {
        var flag = block.ReadBoolean(0);
        var @int = block.ReadInt32(1);
        return new BoolAndInt(flag, @int);
    }

    static bool IFastSerializableValue<BoolAndInt>.IsValid(ReadBlock block) => block.IsValidBoolean(0);

    static void IFastSerializable<BoolAndInt>.Write(ref FastWriter writer, BoolAndInt value)
    {
        var block = writer.Reserve(5);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(5));
    }

    static BoolAndInt IFastSerializable<BoolAndInt>.Read(ref FastReader reader) => reader.Take(5).ReadValue<BoolAndInt>(0);

    static WireShape IFastSerializable<BoolAndInt>.Describe() => WireShape.Object(
        nameof(BoolAndInt),
        hasPresence: false,
        new WireMember(nameof(Flag), WireShape.Scalar(WireScalar.Boolean)),
        new WireMember(nameof(Int), WireShape.Scalar(WireScalar.Int32)));
}

/// <summary>Members that are no multiples of four bytes.</summary>
internal readonly record struct ByteAndLong(byte Byte, long Long)
    : IFastSerializableValue<ByteAndLong>
{
    static int IFastSerializableValue<ByteAndLong>.Size => 9;

    static ValuePacking IFastSerializableValue<ByteAndLong>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<ByteAndLong>.Put(WriteBlock block, in ByteAndLong value)
    {
        block.WriteByte(0, value.Byte);
        block.WriteInt64(1, value.Long);
    }

    static ByteAndLong IFastSerializableValue<ByteAndLong>.Get(ReadBlock block)
    {
        var @byte = block.ReadByte(0);
        var @long = block.ReadInt64(1);
        return new ByteAndLong(@byte, @long);
    }

    static bool IFastSerializableValue<ByteAndLong>.IsValid(ReadBlock block) => true;

    static void IFastSerializable<ByteAndLong>.Write(ref FastWriter writer, ByteAndLong value)
    {
        var block = writer.Reserve(9);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(9));
    }

    static ByteAndLong IFastSerializable<ByteAndLong>.Read(ref FastReader reader) => reader.Take(9).ReadValue<ByteAndLong>(0);

    static WireShape IFastSerializable<ByteAndLong>.Describe() => WireShape.Object(
        nameof(ByteAndLong),
        hasPresence: false,
        new WireMember(nameof(Byte), WireShape.Scalar(WireScalar.Byte)),
        new WireMember(nameof(Long), WireShape.Scalar(WireScalar.Int64)));
}

/// <summary>Wire and memory agree, but both members need a check.</summary>
internal readonly record struct DatePair(DateTime From, DateTime To)
    : IFastSerializableValue<DatePair>
{
    static int IFastSerializableValue<DatePair>.Size => 16;

    static ValuePacking IFastSerializableValue<DatePair>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<DatePair>.Put(WriteBlock block, in DatePair value)
    {
        block.WriteDateTime(0, value.From);
        block.WriteDateTime(8, value.To);
    }

    static DatePair IFastSerializableValue<DatePair>.Get(ReadBlock block)
    {
        var from = block.ReadDateTime(0);
        var to = block.ReadDateTime(8);
        return new DatePair(from, to);
    }

    static bool IFastSerializableValue<DatePair>.IsValid(ReadBlock block) => block.IsValidDateTime(0) && block.IsValidDateTime(8);

    static void IFastSerializable<DatePair>.Write(ref FastWriter writer, DatePair value)
    {
        var block = writer.Reserve(16);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(16));
    }

    static DatePair IFastSerializable<DatePair>.Read(ref FastReader reader) => reader.Take(16).ReadValue<DatePair>(0);

    static WireShape IFastSerializable<DatePair>.Describe() => WireShape.Object(
        nameof(DatePair),
        hasPresence: false,
        new WireMember(nameof(From), WireShape.Scalar(WireScalar.DateTime)),
        new WireMember(nameof(To), WireShape.Scalar(WireScalar.DateTime)));
}

/// <summary>Wire and memory agree.</summary>
internal readonly record struct ThreeInts(int A, int B, int C)
    : IFastSerializableValue<ThreeInts>
{
    static int IFastSerializableValue<ThreeInts>.Size => 12;

    static ValuePacking IFastSerializableValue<ThreeInts>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<ThreeInts>.Put(WriteBlock block, in ThreeInts value)
    {
        block.WriteInt32(0, value.A);
        block.WriteInt32(4, value.B);
        block.WriteInt32(8, value.C);
    }

    static ThreeInts IFastSerializableValue<ThreeInts>.Get(ReadBlock block)
    {
        var a = block.ReadInt32(0);
        var b = block.ReadInt32(4);
        var c = block.ReadInt32(8);
        return new ThreeInts(a, b, c);
    }

    static bool IFastSerializableValue<ThreeInts>.IsValid(ReadBlock block) => true;

    static void IFastSerializable<ThreeInts>.Write(ref FastWriter writer, ThreeInts value)
    {
        var block = writer.Reserve(12);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(12));
    }

    static ThreeInts IFastSerializable<ThreeInts>.Read(ref FastReader reader) => reader.Take(12).ReadValue<ThreeInts>(0);

    static WireShape IFastSerializable<ThreeInts>.Describe() => WireShape.Object(
        nameof(ThreeInts),
        hasPresence: false,
        new WireMember(nameof(A), WireShape.Scalar(WireScalar.Int32)),
        new WireMember(nameof(B), WireShape.Scalar(WireScalar.Int32)),
        new WireMember(nameof(C), WireShape.Scalar(WireScalar.Int32)));
}

/// <summary>Five elements in a vector, which they do not fill.</summary>
internal readonly record struct ThreeBools(bool A, bool B, bool C)
    : IFastSerializableValue<ThreeBools>
{
    static int IFastSerializableValue<ThreeBools>.Size => 3;

    static ValuePacking IFastSerializableValue<ThreeBools>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<ThreeBools>.Put(WriteBlock block, in ThreeBools value)
    {
        block.WriteBoolean(0, value.A);
        block.WriteBoolean(1, value.B);
        block.WriteBoolean(2, value.C);
    }

    static ThreeBools IFastSerializableValue<ThreeBools>.Get(ReadBlock block)
    {
        var a = block.ReadBoolean(0);
        var b = block.ReadBoolean(1);
        var c = block.ReadBoolean(2);
        return new ThreeBools(a, b, c);
    }

    static bool IFastSerializableValue<ThreeBools>.IsValid(ReadBlock block) => block.IsValidBoolean(0) && block.IsValidBoolean(1) && block.IsValidBoolean(2);

    static void IFastSerializable<ThreeBools>.Write(ref FastWriter writer, ThreeBools value)
    {
        var block = writer.Reserve(3);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(3));
    }

    static ThreeBools IFastSerializable<ThreeBools>.Read(ref FastReader reader) => reader.Take(3).ReadValue<ThreeBools>(0);

    static WireShape IFastSerializable<ThreeBools>.Describe() => WireShape.Object(
        nameof(ThreeBools),
        hasPresence: false,
        new WireMember(nameof(A), WireShape.Scalar(WireScalar.Boolean)),
        new WireMember(nameof(B), WireShape.Scalar(WireScalar.Boolean)),
        new WireMember(nameof(C), WireShape.Scalar(WireScalar.Boolean)));
}
