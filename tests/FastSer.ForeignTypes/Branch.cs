namespace FastSer.ForeignTypes;

/// <summary>Contains itself, by itself and through another type.</summary>
public class Branch(string? name)
{
    public string? Name { get; } = name;

    public List<Branch?> Children { get; } = [];

    public Twig? Twig { get; init; }
}
