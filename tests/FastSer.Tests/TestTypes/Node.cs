using FastSer.CompilerServices;

namespace FastSer.Tests.TestTypes;

/// <summary>A recursive class as the generator would emit it, with a chain and with children.</summary>
internal sealed class Node : IFastSerializable<Node>
{
    public int Value { get; set; }

    public Node? Next { get; set; }

    public List<Node?>? Children { get; set; }

    public static Node Chain(int length)
    {
        var node = new Node { Value = length };
        for (var i = length - 1; i > 0; i--)
        {
            node = new Node { Value = i, Next = node };
        }

        return node;
    }

    static void IFastSerializable<Node>.Write(ref FastWriter writer, Node? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }

        writer.Enter();
        var block = writer.Reserve(5);
        block.WritePresent();
        block.WriteInt32(1, value.Value);
        writer.Commit(block.Advance(5));
        writer.WriteObject(value.Next);
        WriteChildren(ref writer, value.Children);
        writer.Leave();
    }

    static Node? IFastSerializable<Node>.Read(ref FastReader reader)
    {
        if (!reader.ReadPresence())
        {
            return null;
        }

        reader.Enter();
        var value = reader.ReadInt32();
        var next = reader.ReadObject<Node>();
        var children = ReadChildren(ref reader);
        reader.Leave();

        return new Node { Value = value, Next = next, Children = children };
    }

    static WireShape IFastSerializable<Node>.Describe() => WireShape.Object(
        nameof(Node),
        hasPresence: true,
        new WireMember(nameof(Value), WireShape.Scalar(WireScalar.Int32)),
        new WireMember(nameof(Next), WireShape.Of<Node>()),
        new WireMember(nameof(Children), WireShape.Sequence(WireShape.Of<Node>())));

    private static void WriteChildren(ref FastWriter writer, List<Node?>? items)
    {
        if (items is null)
        {
            writer.WriteNull();
            return;
        }

        writer.WriteCount(items.Count);
        foreach (var item in items)
        {
            writer.WriteObject(item);
        }
    }

    private static List<Node?>? ReadChildren(ref FastReader reader)
    {
        var count = reader.ReadCount(1);
        if (count < 0)
        {
            return null;
        }

        var items = new List<Node?>(count);
        reader.BeginItems(count, 1);
        for (var i = 0; i < count; i++)
        {
            reader.NextItem(1);
            items.Add(reader.ReadObject<Node>());
        }

        return items;
    }
}
