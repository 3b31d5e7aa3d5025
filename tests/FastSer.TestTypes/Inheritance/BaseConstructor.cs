namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class BaseConstructor(int id, string? name)
{
    public int Id { get; } = id;
    public string? Name { get; } = name;
}
