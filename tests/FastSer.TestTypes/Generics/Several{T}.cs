namespace FastSer.TestTypes;

[FastSerType]
public sealed partial record Several<T>(T[]? Values, IOption<T>? More) : IOption<T>;
