namespace FastSer.TestTypes;

[FastSerType]
public partial class InitOnly
{
    public int Number { get; init; }
    public string? Text { get; init; }
    public List<Leaf>? Leaves { get; init; }
}
