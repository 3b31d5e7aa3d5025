namespace FastSer.TestTypes;

/// <summary>The content that a view shows: its members, or the tag and the case of a union.</summary>
/// <param name="type">The type of the object.</param>
/// <param name="isUnion">Whether it is a union.</param>
public sealed class ViewNode(Type type, bool isUnion)
{
    /// <summary>The name of what a union shows, where its case has a view.</summary>
    public const string Case = "case";

    public Type Type { get; } = type;

    public bool IsUnion { get; } = isUnion;

    public List<(string Name, object? Value)> Members { get; } = [];

    /// <summary>The object that the view has built, or its failure.</summary>
    public object? Built { get; set; }

    public bool IsBuilt { get; set; }

    public void Add(string name, object? value) => Members.Add((name, value));

    public void Build(object? value)
    {
        Built = value;
        IsBuilt = true;
    }
}
