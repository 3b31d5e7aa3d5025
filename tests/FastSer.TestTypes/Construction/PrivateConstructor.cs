namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class PrivateConstructor
{
    [FastSerConstructor]
    private PrivateConstructor(int id, string? name)
    {
        Id = id;
        Name = name;
    }

    public int Id { get; }
    public string? Name { get; }

    public static PrivateConstructor Create(int id, string? name) => new(id, name);
}
