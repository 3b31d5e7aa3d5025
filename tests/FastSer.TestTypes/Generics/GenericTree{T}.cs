namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class GenericTree<T>
{
    public T? Item { get; set; }
    public List<GenericTree<T>?>? Children { get; set; }
}
