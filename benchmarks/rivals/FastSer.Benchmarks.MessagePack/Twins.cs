using MessagePack;

namespace FastSer.Benchmarks.Rivals;

[MessagePackObject]
public class PocoTwin
{
    [Key(0)]
    public string? StringProp { get; set; }

    [Key(1)]
    public int IntProp { get; set; }

    [Key(2)]
    public Guid GuidProp { get; set; }

    [Key(3)]
    public DateTime DateProp { get; set; }
}

[MessagePackObject]
public sealed class ImmutablePocoTwin(string? stringProp, int intProp, Guid guidProp, DateTime dateProp)
{
    [Key(0)]
    public string? StringProp { get; } = stringProp;

    [Key(1)]
    public int IntProp { get; } = intProp;

    [Key(2)]
    public Guid GuidProp { get; } = guidProp;

    [Key(3)]
    public DateTime DateProp { get; } = dateProp;
}

[MessagePackObject]
public class SimpleClassTwin
{
    [Key(0)]
    public int Id;

    [Key(1)]
    public string? Name { get; set; }

    [Key(2)]
    public int[]? Numbers { get; set; }

    [Key(3)]
    public List<DateTime>? Dates { get; set; }

    [Key(4)]
    public Dictionary<int, string>? Map1;

    [Key(5)]
    public Dictionary<int, int>? Map2 { get; set; }
}

[MessagePackObject]
public struct SimpleStructTwin
{
    [Key(0)]
    public int Id;

    [Key(1)]
    public DateTime CreateTime;
}
