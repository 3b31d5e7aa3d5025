namespace FastSer.TestTypes;

[FastSerType]
public partial class Box<T>
{
    public T? Item { get; set; }
}
