using FastSer.Generator.Model;

namespace FastSer.Generator.Parsing;

/// <summary>Which comparer a collection's constructor takes.</summary>
internal enum ComparerUse
{
    None,
    Equality,
    Order,
}

/// <summary>
/// One row of <see cref="CollectionKinds"/>. Texts may name <c>{type}</c>, <c>{0}</c> and <c>{1}</c> (the type arguments),
/// and <c>{, comparer}</c> or <c>{comparer}</c>, which stand for a stated comparer with and without a comma before it.
/// </summary>
internal sealed record CollectionKind
{
    public required WireKind Wire { get; init; }

    public ComparerUse Comparer { get; init; }

    /// <summary>The texts of a model; the types it is written and read as are made from the names below.</summary>
    public CollectionModel Model { get; init; } = new();

    public Surrogate WriteVia { get; init; }

    public Surrogate ReadVia { get; init; }

    public Surrogate[] Cases { get; init; } = [];

    /// <summary>It holds elements of variable size whatever its type arguments are: the groups of a lookup.</summary>
    public bool ClaimsSlotsAlways => ReadVia == Surrogate.GroupArray;

    /// <summary>No two of its first items are equal: a set, a map or a lookup.</summary>
    public bool HasKeys => Wire is WireKind.HashSet or WireKind.Dictionary or WireKind.Map
        || ReadVia is Surrogate.HashSet or Surrogate.Dictionary or Surrogate.GroupArray
        || Model.Add.Contains("AddUnique");

    /// <summary>A struct.</summary>
    public bool IsValueType { get; init; }

    /// <summary>It is for scalars that are copied as memory; this is for all other scalars, and there is none for the rest.</summary>
    public CollectionKind? OfOtherScalars { get; init; }

    /// <summary>Its elements are pairs of its type arguments.</summary>
    public bool HasPairs { get; init; }
}

/// <summary>The types that others are written or read as.</summary>
internal enum Surrogate
{
    None,
    Array,
    List,
    HashSet,
    Dictionary,
    PairArray,
    Group,
    GroupArray,
}
