namespace FastSer.IntegrationTests.Formats;

[FastSerType]
public sealed partial class FastOuter
{
    public CompactOuter? Compact { get; set; }
    public TolerantOuter? Tolerant { get; set; }
    public byte Last { get; set; }
}
