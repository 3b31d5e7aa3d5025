namespace FastSer.Benchmarks.Data;

/// <summary>Suite 001: fields and properties mixed, an array, a list and two maps.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public partial class SimpleClass
{
    public int Id;

    public string? Name { get; set; }

    public int[]? Numbers { get; set; }

    public List<DateTime>? Dates { get; set; }

    public Dictionary<int, string>? Map1;

    public Dictionary<int, int>? Map2 { get; set; }
}
