using Nino.Core;

namespace FastSer.Benchmarks.Rivals;

[NinoType]
public class PocoTwin
{
    public string? StringProp { get; set; }

    public int IntProp { get; set; }

    public Guid GuidProp { get; set; }

    public DateTime DateProp { get; set; }
}

/// <summary>With setters: Nino drops get-only and init-only properties without a word.</summary>
[NinoType]
public sealed class ImmutablePocoTwin
{
    public string? StringProp { get; set; }

    public int IntProp { get; set; }

    public Guid GuidProp { get; set; }

    public DateTime DateProp { get; set; }
}

[NinoType]
public class SimpleClassTwin
{
    public int Id;

    public string? Name { get; set; }

    public int[]? Numbers { get; set; }

    public List<DateTime>? Dates { get; set; }

    public Dictionary<int, string>? Map1;

    public Dictionary<int, int>? Map2 { get; set; }
}

[NinoType]
public struct SimpleStructTwin
{
    public int Id;

    public DateTime CreateTime;
}
