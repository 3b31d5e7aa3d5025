namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class Dot : Shape
{
    public byte Shade { get; set; }
}
