namespace FastSer.TestTypes;

/// <summary>Everything that can be read into.</summary>
[FastSerType]
public partial class MutableShapes
{
    public int Number { get; set; }
    public DateTime Moment;
    public int[]? Numbers { get; set; }
    public List<int>? List { get; set; }
    public NamedPoint[]? Points { get; set; }
    public List<IntThenDateTime>? Structs { get; set; }
    public IntThenDateTime[]? StructArray { get; set; }
    public int?[]? Optional { get; set; }
    public HashSet<int>? Set { get; set; }
    public Dictionary<int, long>? Map { get; set; }
    public MutableShapes? Inner { get; set; }
    public int? Maybe { get; set; }
    public (int, int) Pair { get; set; }
}
