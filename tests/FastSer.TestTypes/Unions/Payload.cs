namespace FastSer.TestTypes;

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class Payload
{
    public int Size { get; set; }
}
