namespace FastSer.Benchmarks.Data;

/// <summary>Suite views: the list of suite 000, as a member.</summary>
[FastSerType(Format = PayloadFormat.Value, View = PayloadFormat.HasViews)]
[Serializable]
public sealed partial class PocoBatch
{
    public List<Poco>? Items { get; set; }
}
