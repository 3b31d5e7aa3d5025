namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class Dot : Shape
{
    public byte Shade { get; set; }
}
