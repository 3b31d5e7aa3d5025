namespace FastSer.Generator.Collections;

/// <summary>How a type of the user's is made from all of its elements at once. Immutable and structurally equal.</summary>
/// <param name="From">The expression that makes it from <c>items</c>: an array, a <c>HashSet</c> or a <c>Dictionary</c>.</param>
internal sealed record OwnMaking(string From)
{
    /// <summary>The interface that counts its elements, without type arguments; null where they are counted by a copy.</summary>
    public string? CountInterface { get; init; }

    /// <summary>A set or a map: no element or key occurs twice.</summary>
    public bool IsUnique { get; init; }

    /// <summary>A map.</summary>
    public bool HasPairs { get; init; }

    public bool IsValueType { get; init; }
}
