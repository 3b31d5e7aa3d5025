using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.ByHand;

/// <summary>A node is known by its place in the list, which its id is.</summary>
internal static partial class ByHandFormat
{
    public static void Write(BinaryWriter writer, SharedGraph graph)
    {
        writer.Write(graph.Nodes!.Count);
        foreach (var node in graph.Nodes)
        {
            writer.Write(node.Weight);
            writer.Write(node.Parent!.Id);
            writer.Write(node.Partner!.Id);
            writer.Write(node.Links!.Count);
            foreach (var link in node.Links)
                writer.Write(link.Id);
        }
    }

    public static SharedGraph ReadGraph(BinaryReader reader)
    {
        var nodes = new List<SharedNode>(reader.ReadInt32());
        for (var id = 0; id < nodes.Capacity; id++)
            nodes.Add(new SharedNode { Id = id });
        foreach (var node in nodes)
        {
            node.Weight = reader.ReadDouble();
            node.Parent = nodes[reader.ReadInt32()];
            node.Partner = nodes[reader.ReadInt32()];
            var count = reader.ReadInt32();
            node.Links = new List<SharedNode>(count);
            for (var i = 0; i < count; i++)
                node.Links.Add(nodes[reader.ReadInt32()]);
        }

        return new SharedGraph { Nodes = nodes };
    }
}
