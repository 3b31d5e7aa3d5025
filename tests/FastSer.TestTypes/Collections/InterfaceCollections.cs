namespace FastSer.TestTypes;

/// <summary>Members that do not say which collection they are.</summary>
[FastSerType(View = true)]
public partial class InterfaceCollections
{
    public IEnumerable<int>? Enumerable { get; set; }
    public ICollection<string?>? Collection { get; set; }
    public IList<Leaf?>? List { get; set; }
    public IReadOnlyCollection<DateTime>? ReadOnlyCollection { get; set; }
    public IReadOnlyList<IntThenDateTime>? ReadOnlyList { get; set; }
    public ISet<int>? Set { get; set; }
    public IReadOnlySet<string?>? ReadOnlySet { get; set; }
    public IDictionary<int, string?>? Dictionary { get; set; }
    public IReadOnlyDictionary<string, int>? ReadOnlyDictionary { get; set; }
    public IEnumerable<IEnumerable<int>?>? Nested { get; set; }
}
