namespace FastSer.TestTypes;

/// <summary>Makes an object a root: a struct around it costs no byte.</summary>
[FastSerType(View = true)]
public partial record struct AnyValue(
    [property: FastSerUnion(0, typeof(int))]
    [property: FastSerUnion(1, typeof(string))]
    [property: FastSerUnion(2, typeof(AnyValue[]))]
    object? Value);
