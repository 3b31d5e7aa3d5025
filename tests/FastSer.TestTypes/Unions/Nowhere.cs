namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class Nowhere : Shape;
