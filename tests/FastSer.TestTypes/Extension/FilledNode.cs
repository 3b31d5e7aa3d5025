namespace FastSer.TestTypes;

/// <summary>A recursive type whose children have no setter.</summary>
[FastSerType]
public sealed partial class FilledNode
{
    public int Value { get; set; }
    public List<FilledNode> Children { get; } = [];
    public List<string>? Never { get; } = None();

    // Only at run time is it known that there is no collection to fill.
    private static List<string>? None() => null;
}
