namespace FastSer.Benchmarks.Data;

/// <summary>Suite modern: texts of several scripts.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class TextPage
{
    public string? Title { get; set; }

    public List<string>? Lines { get; set; }
}
