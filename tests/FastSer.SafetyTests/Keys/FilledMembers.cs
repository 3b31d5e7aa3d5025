namespace FastSer.SafetyTests.Keys;

/// <summary>Hash collections of an object that is made before its members are read, because one of them has no setter.</summary>
[FastSerType]
public sealed partial class FilledMembers
{
    public Dictionary<long, string>? Pages { get; set; } = new();

    public HashSet<long>? Seen { get; set; } = new();

    public List<string> Notes { get; } = new();

    /// <summary>With a comparer that does not let them collide while they are prepared.</summary>
    internal static FilledMembers Of(long[] numbers, IEqualityComparer<long> comparer)
    {
        var value = new FilledMembers
        {
            Pages = new Dictionary<long, string>(numbers.Select(static n => KeyValuePair.Create(n, "page")), comparer),
            Seen = new HashSet<long>(numbers, comparer),
        };
        value.Notes.Add("note");
        return value;
    }
}
