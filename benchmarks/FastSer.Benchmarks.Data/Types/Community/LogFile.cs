namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, log: the root.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class LogFile
{
    public LogEntry[] Logs { get; set; } = [];
}
