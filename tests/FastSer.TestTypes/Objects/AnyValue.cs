namespace FastSer.TestTypes;

/// <summary>How an object becomes a root: a struct round it costs no byte.</summary>
[FastSerType]
public partial record struct AnyValue(
    [property: FastSerUnion(0, typeof(int))]
    [property: FastSerUnion(1, typeof(string))]
    [property: FastSerUnion(2, typeof(AnyValue[]))]
    object? Value);
