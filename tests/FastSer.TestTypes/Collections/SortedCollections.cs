namespace FastSer.TestTypes;

/// <summary>Collections that keep their elements in the order of a comparer.</summary>
[FastSerType(View = true)]
public partial class SortedCollections
{
    public SortedSet<int>? Set { get; set; }
    public SortedSet<string?>? Strings { get; set; }
    public SortedDictionary<long, string?>? Dictionary { get; set; }
    public SortedDictionary<string, List<int>?>? StringKeys { get; set; }
    public SortedList<int, Leaf?>? List { get; set; }
    public SortedList<DateOnly, bool>? FixedList { get; set; }
}
