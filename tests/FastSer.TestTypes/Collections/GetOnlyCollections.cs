namespace FastSer.TestTypes;

/// <summary>Collections that only the constructor sets.</summary>
[FastSerType(View = true)]
public partial class GetOnlyCollections(int[] numbers, List<string> names, Dictionary<string, int> counts)
{
    public int[] Numbers { get; } = numbers;
    public List<string> Names { get; } = names;
    public Dictionary<string, int> Counts { get; } = counts;
}
