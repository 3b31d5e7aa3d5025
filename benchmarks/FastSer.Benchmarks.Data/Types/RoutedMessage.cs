namespace FastSer.Benchmarks.Data;

/// <summary>Suite views: a message of about 200 bytes, with members of fixed size and four texts.</summary>
[FastSerType(Format = PayloadFormat.Value, View = PayloadFormat.HasViews)]
[Serializable]
public sealed partial class RoutedMessage
{
    public long Sequence { get; set; }

    public int Priority { get; set; }

    public Guid Id { get; set; }

    public DateTime Sent { get; set; }

    public string? Source { get; set; }

    public string? Target { get; set; }

    public string? Region { get; set; }

    public string? Subject { get; set; }
}
