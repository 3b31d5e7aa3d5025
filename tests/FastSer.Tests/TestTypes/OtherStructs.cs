using System.Text;
using FastSer.CompilerServices;

namespace FastSer.Tests.TestTypes;

// Structs of fixed size as the generator would emit them, one for each way in which wire and memory can differ.

/// <summary>The wire order is not the order in memory.</summary>
internal readonly record struct Swapped(int First, long Second)
    : IFastSerializableValue<Swapped>
{
    static int IFastSerializableValue<Swapped>.Size => 12;

    static ValuePacking IFastSerializableValue<Swapped>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<Swapped>.Put(WriteBlock block, in Swapped value)
    {
        block.WriteInt64(0, value.Second);
        block.WriteInt32(8, value.First);
    }

    static Swapped IFastSerializableValue<Swapped>.Get(ReadBlock block)
    {
        var second = block.ReadInt64(0);
        var first = block.ReadInt32(8);
        return new Swapped(first, second);
    }

    static bool IFastSerializableValue<Swapped>.IsValid(ReadBlock block) => true;

    static void IFastSerializable<Swapped>.Write(ref FastWriter writer, Swapped value)
    {
        var block = writer.Reserve(12);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(12));
    }

    static Swapped IFastSerializable<Swapped>.Read(ref FastReader reader) => reader.Take(12).ReadValue<Swapped>(0);

    static WireShape IFastSerializable<Swapped>.Describe() => WireShape.Object(
        nameof(Swapped),
        hasPresence: false,
        new WireMember(nameof(Second), WireShape.Scalar(WireScalar.Int64)),
        new WireMember(nameof(First), WireShape.Scalar(WireScalar.Int32)));
}

/// <summary>Two checked scalars with limits of their own.</summary>
internal readonly record struct DayAndTime(DateOnly Day, TimeOnly Time)
    : IFastSerializableValue<DayAndTime>
{
    static int IFastSerializableValue<DayAndTime>.Size => 12;

    static ValuePacking IFastSerializableValue<DayAndTime>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<DayAndTime>.Put(WriteBlock block, in DayAndTime value)
    {
        block.WriteDateOnly(0, value.Day);
        block.WriteTimeOnly(4, value.Time);
    }

    static DayAndTime IFastSerializableValue<DayAndTime>.Get(ReadBlock block)
    {
        var day = block.ReadDateOnly(0);
        var time = block.ReadTimeOnly(4);
        return new DayAndTime(day, time);
    }

    static bool IFastSerializableValue<DayAndTime>.IsValid(ReadBlock block) => block.IsValidDateOnly(0) && block.IsValidTimeOnly(4);

    static void IFastSerializable<DayAndTime>.Write(ref FastWriter writer, DayAndTime value)
    {
        var block = writer.Reserve(12);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(12));
    }

    static DayAndTime IFastSerializable<DayAndTime>.Read(ref FastReader reader) => reader.Take(12).ReadValue<DayAndTime>(0);

    static WireShape IFastSerializable<DayAndTime>.Describe() => WireShape.Object(
        nameof(DayAndTime),
        hasPresence: false,
        new WireMember(nameof(Day), WireShape.Scalar(WireScalar.DateOnly)),
        new WireMember(nameof(Time), WireShape.Scalar(WireScalar.TimeOnly)));
}

/// <summary>A checked scalar whose check must be repeated exactly for rare values.</summary>
internal readonly record struct RuneAndByte(Rune Rune, byte Byte)
    : IFastSerializableValue<RuneAndByte>
{
    static int IFastSerializableValue<RuneAndByte>.Size => 5;

    static ValuePacking IFastSerializableValue<RuneAndByte>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<RuneAndByte>.Put(WriteBlock block, in RuneAndByte value)
    {
        block.WriteRune(0, value.Rune);
        block.WriteByte(4, value.Byte);
    }

    static RuneAndByte IFastSerializableValue<RuneAndByte>.Get(ReadBlock block)
    {
        var rune = block.ReadRune(0);
        var @byte = block.ReadByte(4);
        return new RuneAndByte(rune, @byte);
    }

    static bool IFastSerializableValue<RuneAndByte>.IsValid(ReadBlock block) => block.IsValidRune(0);

    static void IFastSerializable<RuneAndByte>.Write(ref FastWriter writer, RuneAndByte value)
    {
        var block = writer.Reserve(5);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(5));
    }

    static RuneAndByte IFastSerializable<RuneAndByte>.Read(ref FastReader reader) => reader.Take(5).ReadValue<RuneAndByte>(0);

    static WireShape IFastSerializable<RuneAndByte>.Describe() => WireShape.Object(
        nameof(RuneAndByte),
        hasPresence: false,
        new WireMember(nameof(Rune), WireShape.Scalar(WireScalar.Rune)),
        new WireMember(nameof(Byte), WireShape.Scalar(WireScalar.Byte)));
}

/// <summary>Too large for a vector, with a gap and a checked member.</summary>
internal readonly record struct LargeWithGap(Guid Id, int Count, decimal Price)
    : IFastSerializableValue<LargeWithGap>
{
    static int IFastSerializableValue<LargeWithGap>.Size => 36;

    static ValuePacking IFastSerializableValue<LargeWithGap>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<LargeWithGap>.Put(WriteBlock block, in LargeWithGap value)
    {
        block.WriteGuid(0, value.Id);
        block.WriteInt32(16, value.Count);
        block.WriteDecimal(20, value.Price);
    }

    static LargeWithGap IFastSerializableValue<LargeWithGap>.Get(ReadBlock block)
    {
        var id = block.ReadGuid(0);
        var count = block.ReadInt32(16);
        var price = block.ReadDecimal(20);
        return new LargeWithGap(id, count, price);
    }

    static bool IFastSerializableValue<LargeWithGap>.IsValid(ReadBlock block) => block.IsValidDecimal(20);

    static void IFastSerializable<LargeWithGap>.Write(ref FastWriter writer, LargeWithGap value)
    {
        var block = writer.Reserve(36);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(36));
    }

    static LargeWithGap IFastSerializable<LargeWithGap>.Read(ref FastReader reader) => reader.Take(36).ReadValue<LargeWithGap>(0);

    static WireShape IFastSerializable<LargeWithGap>.Describe() => WireShape.Object(
        nameof(LargeWithGap),
        hasPresence: false,
        new WireMember(nameof(Id), WireShape.Scalar(WireScalar.Guid)),
        new WireMember(nameof(Count), WireShape.Scalar(WireScalar.Int32)),
        new WireMember(nameof(Price), WireShape.Scalar(WireScalar.Decimal)));
}

/// <summary>Too large for a vector, without a gap, with a checked member.</summary>
internal readonly record struct LargeWithoutGap(Guid Id, DateTime When)
    : IFastSerializableValue<LargeWithoutGap>
{
    static int IFastSerializableValue<LargeWithoutGap>.Size => 24;

    static ValuePacking IFastSerializableValue<LargeWithoutGap>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<LargeWithoutGap>.Put(WriteBlock block, in LargeWithoutGap value)
    {
        block.WriteGuid(0, value.Id);
        block.WriteDateTime(16, value.When);
    }

    static LargeWithoutGap IFastSerializableValue<LargeWithoutGap>.Get(ReadBlock block)
    {
        var id = block.ReadGuid(0);
        var when = block.ReadDateTime(16);
        return new LargeWithoutGap(id, when);
    }

    static bool IFastSerializableValue<LargeWithoutGap>.IsValid(ReadBlock block) => block.IsValidDateTime(16);

    static void IFastSerializable<LargeWithoutGap>.Write(ref FastWriter writer, LargeWithoutGap value)
    {
        var block = writer.Reserve(24);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(24));
    }

    static LargeWithoutGap IFastSerializable<LargeWithoutGap>.Read(ref FastReader reader) => reader.Take(24).ReadValue<LargeWithoutGap>(0);

    static WireShape IFastSerializable<LargeWithoutGap>.Describe() => WireShape.Object(
        nameof(LargeWithoutGap),
        hasPresence: false,
        new WireMember(nameof(Id), WireShape.Scalar(WireScalar.Guid)),
        new WireMember(nameof(When), WireShape.Scalar(WireScalar.DateTime)));
}

/// <summary>A check that no vector does.</summary>
internal readonly record struct JustDecimal(decimal Value)
    : IFastSerializableValue<JustDecimal>
{
    static int IFastSerializableValue<JustDecimal>.Size => 16;

    static ValuePacking IFastSerializableValue<JustDecimal>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<JustDecimal>.Put(WriteBlock block, in JustDecimal value)
    {
        block.WriteDecimal(0, value.Value);
    }

    static JustDecimal IFastSerializableValue<JustDecimal>.Get(ReadBlock block)
    {
        var value = block.ReadDecimal(0);
        return new JustDecimal(value);
    }

    static bool IFastSerializableValue<JustDecimal>.IsValid(ReadBlock block) => block.IsValidDecimal(0);

    static void IFastSerializable<JustDecimal>.Write(ref FastWriter writer, JustDecimal value)
    {
        var block = writer.Reserve(16);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(16));
    }

    static JustDecimal IFastSerializable<JustDecimal>.Read(ref FastReader reader) => reader.Take(16).ReadValue<JustDecimal>(0);

    static WireShape IFastSerializable<JustDecimal>.Describe() => WireShape.Object(
        nameof(JustDecimal),
        hasPresence: false,
        new WireMember(nameof(Value), WireShape.Scalar(WireScalar.Decimal)));
}

/// <summary>Memory may be copied out, but not in.</summary>
internal readonly record struct WriteOnlyPair(int Int, long Long)
    : IFastSerializableValue<WriteOnlyPair>
{
    static int IFastSerializableValue<WriteOnlyPair>.Size => 12;

    static ValuePacking IFastSerializableValue<WriteOnlyPair>.Packing => ValuePacking.Write;

    static void IFastSerializableValue<WriteOnlyPair>.Put(WriteBlock block, in WriteOnlyPair value)
    {
        block.WriteInt32(0, value.Int);
        block.WriteInt64(4, value.Long);
    }

    static WriteOnlyPair IFastSerializableValue<WriteOnlyPair>.Get(ReadBlock block)
    {
        var @int = block.ReadInt32(0);
        var @long = block.ReadInt64(4);
        return new WriteOnlyPair(@int, @long);
    }

    static bool IFastSerializableValue<WriteOnlyPair>.IsValid(ReadBlock block) => true;

    static void IFastSerializable<WriteOnlyPair>.Write(ref FastWriter writer, WriteOnlyPair value)
    {
        var block = writer.Reserve(12);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(12));
    }

    static WriteOnlyPair IFastSerializable<WriteOnlyPair>.Read(ref FastReader reader) => reader.Take(12).ReadValue<WriteOnlyPair>(0);

    static WireShape IFastSerializable<WriteOnlyPair>.Describe() => WireShape.Object(
        nameof(WriteOnlyPair),
        hasPresence: false,
        new WireMember(nameof(Int), WireShape.Scalar(WireScalar.Int32)),
        new WireMember(nameof(Long), WireShape.Scalar(WireScalar.Int64)));
}

/// <summary>Memory says nothing about the members.</summary>
internal readonly record struct OpaquePair(int Int, long Long)
    : IFastSerializableValue<OpaquePair>
{
    static int IFastSerializableValue<OpaquePair>.Size => 12;

    static ValuePacking IFastSerializableValue<OpaquePair>.Packing => ValuePacking.None;

    static void IFastSerializableValue<OpaquePair>.Put(WriteBlock block, in OpaquePair value)
    {
        block.WriteInt32(0, value.Int);
        block.WriteInt64(4, value.Long);
    }

    static OpaquePair IFastSerializableValue<OpaquePair>.Get(ReadBlock block)
    {
        var @int = block.ReadInt32(0);
        var @long = block.ReadInt64(4);
        return new OpaquePair(@int, @long);
    }

    static bool IFastSerializableValue<OpaquePair>.IsValid(ReadBlock block) => true;

    static void IFastSerializable<OpaquePair>.Write(ref FastWriter writer, OpaquePair value)
    {
        var block = writer.Reserve(12);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(12));
    }

    static OpaquePair IFastSerializable<OpaquePair>.Read(ref FastReader reader) => reader.Take(12).ReadValue<OpaquePair>(0);

    static WireShape IFastSerializable<OpaquePair>.Describe() => WireShape.Object(
        nameof(OpaquePair),
        hasPresence: false,
        new WireMember(nameof(Int), WireShape.Scalar(WireScalar.Int32)),
        new WireMember(nameof(Long), WireShape.Scalar(WireScalar.Int64)));
}
