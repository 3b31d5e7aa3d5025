namespace FastSer.TestTypes;

public partial class GenericOuter<T>
{
    [FastSerType]
    public partial class Inner
    {
        public T? Item { get; set; }
        public int Number { get; set; }
    }

    [FastSerType]
    public partial class GenericInner<TOther>
    {
        public T? Item { get; set; }
        public TOther? Other { get; set; }
    }
}
