namespace FastSer.Benchmarks.Data;

/// <summary>Suite 000: four settable members, not sealed.</summary>
[FastSerType(Format = PayloadFormat.Value, View = PayloadFormat.HasViews)]
[Serializable]
public partial class Poco
{
    public string? StringProp { get; set; }

    public int IntProp { get; set; }

    public Guid GuidProp { get; set; }

    public DateTime DateProp { get; set; }
}
