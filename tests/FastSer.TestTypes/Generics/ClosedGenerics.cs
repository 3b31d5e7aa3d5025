namespace FastSer.TestTypes;

/// <summary>Generic annotated types as members, closed with many kinds of type.</summary>
[FastSerType]
public partial class ClosedGenerics
{
    public Box<int>? Int32 { get; set; }
    public Box<string>? Text { get; set; }
    public Box<Leaf>? Leaf { get; set; }
    public Box<Box<DateTime>>? Nested { get; set; }
    public Box<List<int>>? List { get; set; }
    public Pair<string, Leaf?> Pair { get; set; }
    public List<Pair<int, DateTime>>? Pairs { get; set; }
    public Dictionary<string, Box<Guid>>? Boxes { get; set; }
    public Slot<double> Slot { get; set; }
    public Slot<IntThenDateTime>[]? Slots { get; set; }
}
