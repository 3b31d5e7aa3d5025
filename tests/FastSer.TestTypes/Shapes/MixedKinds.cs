namespace FastSer.TestTypes;

/// <summary>Fixed members between variable ones: the fixed block gathers them.</summary>
[FastSerType]
public partial class MixedKinds
{
    public string? Text { get; set; }
    public int Number { get; set; }
    public List<int>? Numbers { get; set; }
    public Guid Id { get; set; }
    public DateTime? Moment { get; set; }
    public IntThenDateTime Fixed { get; set; }
    public Leaf? Leaf { get; set; }
    public bool Flag { get; set; }
    public NamedPoint Point { get; set; }
    public ByteEnum Kind { get; set; }
}
