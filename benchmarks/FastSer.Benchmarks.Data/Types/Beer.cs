namespace FastSer.Benchmarks.Data;

/// <summary>Suite 004.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public partial class Beer
{
    public string? Brand { get; set; }

    public List<string>? Sort { get; set; }

    public float Alcohol { get; set; }

    public string? Brewery { get; set; }
}
