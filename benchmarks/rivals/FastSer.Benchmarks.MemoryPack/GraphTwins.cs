using MemoryPack;

namespace FastSer.Benchmarks.Rivals;

[MemoryPackable]
public sealed partial class SharedGraphTwin
{
    public List<SharedNodeTwin>? Nodes { get; set; }
}

[MemoryPackable(GenerateType.CircularReference)]
public sealed partial class SharedNodeTwin
{
    [MemoryPackOrder(0)]
    public int Id { get; set; }

    [MemoryPackOrder(1)]
    public double Weight { get; set; }

    [MemoryPackOrder(2)]
    public SharedNodeTwin? Parent { get; set; }

    [MemoryPackOrder(3)]
    public SharedNodeTwin? Partner { get; set; }

    [MemoryPackOrder(4)]
    public List<SharedNodeTwin>? Links { get; set; }
}
