namespace FastSer.TestTypes;

[FastSerType]
public sealed partial record BinaryNode(string? Name, BinaryNode? Left, BinaryNode? Right);
