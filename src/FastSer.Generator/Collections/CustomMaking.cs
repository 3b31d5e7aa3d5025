namespace FastSer.Generator.Collections;

/// <summary>The form in which a user-defined collection receives its elements.</summary>
internal enum CustomArgument
{
    /// <summary>As they were read: an array, a <c>HashSet</c> or a <c>Dictionary</c>.</summary>
    AsRead,

    Array,

    List,
}

/// <summary>
/// The making of a user's collection from all of its elements at once: by a builder, by a constructor that takes them, or else by adding them to
/// an empty one. Immutable and structurally equal.
/// </summary>
internal sealed record CustomMaking
{
    /// <summary>The method that <c>[CollectionBuilder]</c> names, with its class and its type arguments.</summary>
    public string? Builder { get; init; }

    /// <summary>The type of the constructor's parameter.</summary>
    public string? Parameter { get; init; }

    public CustomArgument Argument { get; init; }

    /// <summary>The interface that counts its elements, without namespace and type arguments; null where they are counted by a copy.</summary>
    public string? CountInterface { get; init; }

    /// <summary>A set or a map: no element or key occurs twice.</summary>
    public bool IsUnique { get; init; }

    /// <summary>A map.</summary>
    public bool HasPairs { get; init; }

    public bool IsValueType { get; init; }
}
