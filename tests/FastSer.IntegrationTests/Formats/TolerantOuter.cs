namespace FastSer.IntegrationTests.Formats;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class TolerantOuter
{
    [FastSerMember(0)]
    public int Count { get; set; }

    [FastSerMember(1)]
    public CompactInner? Inner { get; set; }

    [FastSerMember(2)]
    public List<CompactInner?>? Many { get; set; }

    [FastSerMember(3)]
    public string? Last { get; set; }
}
