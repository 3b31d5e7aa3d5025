namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class Line : Shape
{
    public Size12 From { get; set; }

    public Size12 To { get; set; }
}
