using System.Collections;

namespace FastSer.TestTypes;

/// <summary>Collections without a type argument, and struct dictionaries, in the Tolerant format.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class KeptUntypedCollections
{
    [FastSerMember(0)]
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(TolerantPoint))]
    [FastSerUnion(300, typeof(string))]
    public ArrayList? List { get; set; }

    [FastSerMember(1)]
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public Hashtable? Table { get; set; }

    [FastSerMember(2)]
    public RoomDictionary<int, TolerantPoint> Points { get; set; } = new();

    [FastSerMember(3)]
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public Queue? Queue { get; set; }
}
