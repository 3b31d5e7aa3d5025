namespace FastSer.TestTypes;

[FastSerType]
public partial class TupleMembers
{
    public (int Id, string? Name) Named { get; set; }
    public (byte, long) Fixed { get; set; }
    public ValueTuple<int> Single { get; set; }
    public (int, (string?, DateTime), List<int>?) Nested { get; set; }
    public Tuple<int, string?>? Class { get; set; }
    public Tuple<long>? Single1 { get; set; }
    public KeyValuePair<int, string?> Entry { get; set; }
    public KeyValuePair<short, Guid> FixedEntry { get; set; }
    public (byte A, int B, char C)[]? Array { get; set; }
    public List<(int, string?)>? List { get; set; }
    public Dictionary<(int, string?), KeyValuePair<int, int>>? Dictionary { get; set; }
    public (int, int, int, int, int, int, int)? Seven { get; set; }
}
