namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, log: one request of a web server.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class LogEntry
{
    public LogAddress Address { get; set; }

    public string Identity { get; set; } = "";

    public string UserId { get; set; } = "";

    public string Date { get; set; } = "";

    public string Request { get; set; } = "";

    public ushort Code { get; set; }

    public ulong Size { get; set; }
}
