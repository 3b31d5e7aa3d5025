namespace FastSer.TestTypes;

/// <summary>A generic union: its types take its own type argument.</summary>
[FastSerType]
[FastSerUnion(0, typeof(Leaf<>))]
[FastSerUnion(1, typeof(Branch<>))]
public abstract partial class GenericShape<T>;
