namespace FastSer.TestTypes;

/// <summary>Keeps the identity of its objects, whatever they hold.</summary>
[FastSerType(References = true)]
public partial class GenericGraph<T>
{
    public T? Item { get; set; }

    public GenericGraph<T>? Next { get; set; }

    public List<GenericGraph<T>?> Others { get; } = [];
}
