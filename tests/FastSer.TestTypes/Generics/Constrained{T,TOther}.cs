namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class Constrained<T, TOther>
    where T : class, new()
    where TOther : struct, IComparable<TOther>
{
    public T? Item { get; set; }
    public TOther Other { get; set; }
    public TOther? Maybe { get; set; }
    public List<TOther>? Others { get; set; }
}
