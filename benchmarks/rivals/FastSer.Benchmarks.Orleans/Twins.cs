using Orleans;

namespace FastSer.Benchmarks.Rivals;

[GenerateSerializer]
[SuppressReferenceTracking]
public class PocoTwin
{
    [Id(0)]
    public string? StringProp { get; set; }

    [Id(1)]
    public int IntProp { get; set; }

    [Id(2)]
    public Guid GuidProp { get; set; }

    [Id(3)]
    public DateTime DateProp { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class ImmutablePocoTwin(string? stringProp, int intProp, Guid guidProp, DateTime dateProp)
{
    [Id(0)]
    public string? StringProp { get; } = stringProp;

    [Id(1)]
    public int IntProp { get; } = intProp;

    [Id(2)]
    public Guid GuidProp { get; } = guidProp;

    [Id(3)]
    public DateTime DateProp { get; } = dateProp;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public class SimpleClassTwin
{
    [Id(0)]
    public int Id;

    [Id(1)]
    public string? Name { get; set; }

    [Id(2)]
    public int[]? Numbers { get; set; }

    [Id(3)]
    public List<DateTime>? Dates { get; set; }

    [Id(4)]
    public Dictionary<int, string>? Map1;

    [Id(5)]
    public Dictionary<int, int>? Map2 { get; set; }
}

[GenerateSerializer]
public struct SimpleStructTwin
{
    [Id(0)]
    public int Id;

    [Id(1)]
    public DateTime CreateTime;
}
