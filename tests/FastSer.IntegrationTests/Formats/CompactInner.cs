namespace FastSer.IntegrationTests.Formats;

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record CompactInner(int Id, string? Name, int[]? Numbers);
