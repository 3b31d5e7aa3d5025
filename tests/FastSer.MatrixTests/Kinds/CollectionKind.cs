namespace FastSer.MatrixTests;

/// <summary>The requirements of a collection on its elements.</summary>
[Flags]
internal enum Needs
{
    Nothing = 0,

    /// <summary>No element occurs twice.</summary>
    Unique = 1,

    /// <summary>No element is null.</summary>
    NotNull = 2,

    /// <summary>Elements have an order.</summary>
    Order = 4,
}

/// <summary>One type of collection.</summary>
/// <param name="Name">Its name in test names.</param>
/// <param name="Type">The type as C# text; <c>{E}</c> stands for the element's type.</param>
/// <param name="Make">An expression of a collection of the elements <c>{items}</c>, which is an array.</param>
internal sealed record CollectionKind(string Name, string Type, string Make)
{
    public Needs Needs { get; init; }

    /// <summary>Every element goes into it, not the representatives alone.</summary>
    public bool IsBasic { get; init; }

    /// <summary>A struct: there is no null, and <c>default</c> stands for it where that is a value of its own.</summary>
    public bool IsValue { get; init; }

    /// <summary>The value in place of null in a struct, or null where the default is the empty collection.</summary>
    public string? NullValue { get; init; } = "null";

    /// <summary>The elements that it may have; all when empty.</summary>
    public IReadOnlyList<string> Elements { get; init; } = [];

    public bool Takes(ElementKind element) =>
        (IsBasic || element.IsRepresentative || Elements.Count > 0)
        && (Elements.Count == 0 || Elements.Contains(element.Name))
        && (!Needs.HasFlag(Needs.NotNull) || element.KeyType is not null)
        && (!Needs.HasFlag(Needs.Order) || element.IsComparable);

    public string ElementTypeOf(ElementKind element) =>
        Needs.HasFlag(Needs.NotNull) ? element.KeyType! : element.NullableType;

    public bool HoldsNull(ElementKind element) => element.AllowsNull && !Needs.HasFlag(Needs.NotNull);
}
