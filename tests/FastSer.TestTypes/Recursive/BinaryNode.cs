namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial record BinaryNode(string? Name, BinaryNode? Left, BinaryNode? Right);
