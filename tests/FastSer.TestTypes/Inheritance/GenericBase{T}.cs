namespace FastSer.TestTypes;

[FastSerType]
public partial class GenericBase<T>
{
    public T? Item { get; set; }
    public int Number { get; set; }
}
