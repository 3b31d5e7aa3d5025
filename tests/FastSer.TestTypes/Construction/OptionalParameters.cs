namespace FastSer.TestTypes;

[FastSerType]
public partial class OptionalParameters
{
    public OptionalParameters(int id, string? name = "unnamed", int count = 17)
    {
        Id = id;
        Name = name;
        Count = count;
    }

    public int Id { get; }
    public string? Name { get; }
    public int Count { get; }
}
