namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class Nowhere : Shape;
