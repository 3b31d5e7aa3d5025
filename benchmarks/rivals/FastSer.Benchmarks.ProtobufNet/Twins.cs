using ProtoBuf;

namespace FastSer.Benchmarks.Rivals;

[ProtoContract]
public class PocoTwin
{
    [ProtoMember(1)]
    public string? StringProp { get; set; }

    [ProtoMember(2)]
    public int IntProp { get; set; }

    [ProtoMember(3)]
    public Guid GuidProp { get; set; }

    [ProtoMember(4)]
    public DateTime DateProp { get; set; }
}

/// <summary>As in the source, protobuf-net skips the constructor and sets the fields.</summary>
[ProtoContract(SkipConstructor = true)]
public sealed class ImmutablePocoTwin(string? stringProp, int intProp, Guid guidProp, DateTime dateProp)
{
    [ProtoMember(1)]
    public string? StringProp { get; } = stringProp;

    [ProtoMember(2)]
    public int IntProp { get; } = intProp;

    [ProtoMember(3)]
    public Guid GuidProp { get; } = guidProp;

    [ProtoMember(4)]
    public DateTime DateProp { get; } = dateProp;
}

[ProtoContract]
public class SimpleClassTwin
{
    [ProtoMember(1)]
    public int Id;

    [ProtoMember(2)]
    public string? Name { get; set; }

    [ProtoMember(3, IsPacked = true)]
    public int[]? Numbers { get; set; }

    [ProtoMember(4)]
    public List<DateTime>? Dates { get; set; }

    [ProtoMember(5)]
    public Dictionary<int, string>? Map1;

    [ProtoMember(6)]
    public Dictionary<int, int>? Map2 { get; set; }
}

[ProtoContract]
public struct SimpleStructTwin
{
    [ProtoMember(1)]
    public int Id;

    [ProtoMember(2)]
    public DateTime CreateTime;
}
