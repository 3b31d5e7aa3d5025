using MemoryPack;

namespace FastSer.Benchmarks.Rivals;

[MemoryPackable]
public partial class PocoTwin
{
    public string? StringProp { get; set; }

    public int IntProp { get; set; }

    public Guid GuidProp { get; set; }

    public DateTime DateProp { get; set; }
}

[MemoryPackable]
public sealed partial class ImmutablePocoTwin(string? stringProp, int intProp, Guid guidProp, DateTime dateProp)
{
    public string? StringProp { get; } = stringProp;

    public int IntProp { get; } = intProp;

    public Guid GuidProp { get; } = guidProp;

    public DateTime DateProp { get; } = dateProp;
}

[MemoryPackable]
public partial class SimpleClassTwin
{
    public int Id;

    public string? Name { get; set; }

    public int[]? Numbers { get; set; }

    public List<DateTime>? Dates { get; set; }

    public Dictionary<int, string>? Map1;

    public Dictionary<int, int>? Map2 { get; set; }
}

[MemoryPackable]
public partial struct SimpleStructTwin
{
    public int Id;

    public DateTime CreateTime;
}
