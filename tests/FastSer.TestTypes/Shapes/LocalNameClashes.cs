namespace FastSer.TestTypes;

/// <summary>Members with the names that generated code likes for its own locals.</summary>
[FastSerType]
public partial class LocalNameClashes
{
    public int Value { get; set; }
    public string? Writer { get; set; }
    public string? Reader { get; set; }
    public DateTime Block { get; set; }
    public List<string?>? Items { get; set; }
    public int Count { get; set; }
    public Dictionary<string, int>? Item { get; set; }
    public int[]? Index { get; set; }
    public long I { get; set; }
    public int? Key { get; set; }
    public int? Entry { get; set; }
    public string? Result { get; set; }
    public string? Span { get; set; }
    public string? Array { get; set; }
    public string? List { get; set; }
    public string? Dictionary { get; set; }
}
