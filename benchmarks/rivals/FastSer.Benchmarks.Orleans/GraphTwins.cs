using Orleans;

namespace FastSer.Benchmarks.Rivals;

[GenerateSerializer]
public sealed class SharedGraphTwin
{
    [Id(0)]
    public List<SharedNodeTwin>? Nodes { get; set; }
}

[GenerateSerializer]
public sealed class SharedNodeTwin
{
    [Id(0)]
    public int Id { get; set; }

    [Id(1)]
    public double Weight { get; set; }

    [Id(2)]
    public SharedNodeTwin? Parent { get; set; }

    [Id(3)]
    public SharedNodeTwin? Partner { get; set; }

    [Id(4)]
    public List<SharedNodeTwin>? Links { get; set; }
}
