namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class Leaf<T> : GenericShape<T>
{
    public T? Value { get; set; }
}
