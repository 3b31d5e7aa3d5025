namespace FastSer.TestTypes;

[FastSerType]
public readonly partial record struct Some<T>(T Value) : IOption<T>;
