namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class PrivateParameterlessConstructor
{
    [FastSerConstructor]
    private PrivateParameterlessConstructor()
    {
    }

    public int Id { get; set; }
    public string? Name { get; set; }

    public static PrivateParameterlessConstructor Create() => new();
}
