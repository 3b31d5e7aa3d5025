namespace FastSer.TestTypes;

/// <summary>Arrays of several dimensions.</summary>
[FastSerType(View = true)]
public partial class Grids
{
    public int[,]? Numbers { get; set; }
    public bool[,,]? Cube { get; set; }
    public byte[,,,]? Four { get; set; }
    public string?[,]? Strings { get; set; }
    public Leaf?[,,]? Objects { get; set; }
    public IntThenDateTime[,]? Structs { get; set; }
    public DateTimeOffset[,]? Offsets { get; set; }
    public int[]?[,]? OfArrays { get; set; }
    public int[,]?[]? InArray { get; set; }
    public List<short[,]?>? InList { get; set; }
}
