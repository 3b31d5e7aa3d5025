namespace FastSer.Benchmarks.Data;

/// <summary>Suite modern: texts of several scripts.</summary>
[FastSerType]
[Serializable]
public sealed partial class TextPage
{
    public string? Title { get; set; }

    public List<string>? Lines { get; set; }
}
