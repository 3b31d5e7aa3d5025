using FastSer.CompilerServices;

namespace FastSer.Tests.TestTypes;

/// <summary>A class as the generator would emit it: 28 fixed bytes and a string.</summary>
internal sealed class Poco(string? text, int number, Guid id, DateTime when) : IFastSerializable<Poco>
{
    public string? Text { get; } = text;

    public int Number { get; } = number;

    public Guid Id { get; } = id;

    public DateTime When { get; } = when;

    static void IFastSerializable<Poco>.Write(ref FastWriter writer, Poco? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }

        var block = writer.Reserve(29 + FastWriter.GetMaxByteCount(value.Text));
        block.WritePresent();
        block.WriteInt32(1, value.Number);
        block.WriteGuid(5, value.Id);
        block.WriteDateTime(21, value.When);
        writer.Commit(block.WriteString(29, value.Text));
    }

    static Poco? IFastSerializable<Poco>.Read(ref FastReader reader)
    {
        if (!reader.ReadPresence())
        {
            return null;
        }

        var block = reader.Take(28);
        var number = block.ReadInt32(0);
        var id = block.ReadGuid(4);
        var when = block.ReadDateTime(20);
        var text = reader.ReadString();

        return new Poco(text, number, id, when);
    }

    static WireShape IFastSerializable<Poco>.Describe() => WireShape.Object(
        nameof(Poco),
        hasPresence: true,
        new WireMember(nameof(Number), WireShape.Scalar(WireScalar.Int32)),
        new WireMember(nameof(Id), WireShape.Scalar(WireScalar.Guid)),
        new WireMember(nameof(When), WireShape.Scalar(WireScalar.DateTime)),
        new WireMember(nameof(Text), WireShape.String));
}
