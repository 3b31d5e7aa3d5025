namespace FastSer.Generator.Collections;

/// <summary>The parts of a collection.</summary>
internal enum CollectionForm
{
    /// <summary>Elements.</summary>
    Sequence,

    /// <summary>Keys with values.</summary>
    Map,

    /// <summary>Whatever the type that it is written and read as consists of.</summary>
    Converted,
}

/// <summary>Which comparer a collection's constructor takes.</summary>
internal enum ComparerUse
{
    None,
    Equality,
    Order,
}

/// <summary>The types that others are written or read as.</summary>
internal enum CollectionVia
{
    None,
    Array,
    List,
    HashSet,
    Dictionary,
    PairArray,
    Group,
    GroupArray,

    /// <summary>One item behind a presence byte.</summary>
    Item,
}

/// <summary>
/// One row of <see cref="CollectionTable"/>. Texts may name <c>{type}</c>, <c>{0}</c> and <c>{1}</c> (the type arguments),
/// and <c>{, comparer}</c> or <c>{comparer}</c>, which stand for a stated comparer with and without a comma before it.
/// </summary>
internal sealed record CollectionRow
{
    public required CollectionForm Form { get; init; }

    public ComparerUse Comparer { get; init; }

    /// <summary>The texts; the types it is written and read as are made from the names below.</summary>
    public CollectionOps Ops { get; init; } = new();

    public CollectionVia WriteVia { get; init; }

    public CollectionVia ReadVia { get; init; }

    public CollectionVia[] Cases { get; init; } = [];

    /// <summary>Keys whose hash codes a sender can choose are watched, unless a comparer is stated.</summary>
    public bool WatchesKeys { get; init; }

    /// <summary>Gets whether it holds elements of variable size whatever its type arguments are: the groups of a lookup.</summary>
    public bool AllocatesAlways => ReadVia == CollectionVia.GroupArray;

    /// <summary>No two of its first items are equal: a set, a map or a lookup.</summary>
    public bool HasKeys => Form == CollectionForm.Map
        || ReadVia is CollectionVia.HashSet or CollectionVia.Dictionary or CollectionVia.GroupArray
        || Ops.Add.Contains("Unique(");

    /// <summary>Gets whether the collection is a user-defined class.</summary>
    public bool IsOwn { get; init; }

    /// <summary>Its elements, keys and values are objects.</summary>
    public bool IsUntyped { get; init; }

    /// <summary>A struct.</summary>
    public bool IsValueType { get; init; }

    /// <summary>The row for elements that are not copied as memory; null if this one is for all elements.</summary>
    public CollectionRow? OfOtherScalars { get; init; }

    /// <summary>Its elements are pairs of its type arguments.</summary>
    public bool HasPairs { get; init; }
}
