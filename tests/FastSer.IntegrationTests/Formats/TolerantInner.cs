namespace FastSer.IntegrationTests.Formats;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class TolerantInner
{
    [FastSerMember(0)]
    public string? Name { get; set; }

    [FastSerMember(1)]
    public int Size { get; set; }
}
