namespace FastSer.IntegrationTests.Formats;

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactOuter
{
    public bool Flag { get; set; }
    public TolerantInner? Inner { get; set; }
    public TolerantInner?[]? Many { get; set; }
    public int Last { get; set; }
}
