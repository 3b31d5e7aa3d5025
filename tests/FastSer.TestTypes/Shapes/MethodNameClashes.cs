namespace FastSer.TestTypes;

/// <summary>Members named like the methods that generated code adds.</summary>
[FastSerType]
public partial class MethodNameClashes
{
    public int Write { get; set; }
    public string? Read { get; set; }
    public List<int>? Describe { get; set; }
    public List<int>? WriteDescribe { get; set; }
    public Dictionary<int, int>? ReadDescribe { get; set; }
    public int Size { get; set; }
    public int Put { get; set; }
    public int Get { get; set; }
    public int IsValid { get; set; }
    public int Packing { get; set; }
}
