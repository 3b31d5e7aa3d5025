namespace FastSer.TestTypes;

/// <summary>A generic interface whose types are a generic struct and a generic class.</summary>
[FastSerType]
[FastSerUnion(0, typeof(Some<>))]
[FastSerUnion(1, typeof(Several<>))]
public partial interface IOption<T>;
