using MessagePack;

namespace FastSer.Benchmarks.Rivals;

[MessagePackObject]
public sealed class RoutedMessageTwin
{
    [Key(0)]
    public long Sequence { get; set; }

    [Key(1)]
    public int Priority { get; set; }

    [Key(2)]
    public Guid Id { get; set; }

    [Key(3)]
    public DateTime Sent { get; set; }

    [Key(4)]
    public string? Source { get; set; }

    [Key(5)]
    public string? Target { get; set; }

    [Key(6)]
    public string? Region { get; set; }

    [Key(7)]
    public string? Subject { get; set; }
}

[MessagePackObject]
public sealed class PocoBatchTwin
{
    [Key(0)]
    public List<PocoTwin>? Items { get; set; }
}
