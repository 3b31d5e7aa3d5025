namespace FastSer.TestTypes;

[FastSerType]
public partial class GenericCollections<T>
    where T : notnull
{
    public T[]? Array { get; set; }
    public List<T>? List { get; set; }
    public HashSet<T>? Set { get; set; }
    public Dictionary<T, T>? Dictionary { get; set; }
    public List<T[]?>? Nested { get; set; }
}
