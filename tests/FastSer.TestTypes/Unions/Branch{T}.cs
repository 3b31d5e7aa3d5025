namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class Branch<T> : GenericShape<T>
{
    public GenericShape<T>? Left { get; set; }

    public GenericShape<T>? Right { get; set; }
}
