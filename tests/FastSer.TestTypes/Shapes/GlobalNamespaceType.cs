/// <summary>A type outside every namespace.</summary>
[FastSerType]
public partial class GlobalNamespaceType
{
    public int Number { get; set; }
    public string? Text { get; set; }
}
