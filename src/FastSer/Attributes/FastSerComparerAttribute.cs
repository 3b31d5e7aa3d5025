namespace FastSer;

/// <summary>
/// Sets the comparer of a member that is a hash or sorted collection. The encoded data does not contain a comparer:
/// without this attribute a collection is read with the default comparer. If the comparer finds two keys equal, reading
/// fails.
/// </summary>
/// <remarks>
/// The attribute does not affect writing. It applies to the member's own collection, not to collections inside it. You
/// can use it on sets, maps, lookups and priority queues of the framework, and on their interfaces.
/// </remarks>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class FastSerComparerAttribute : Attribute
{
    /// <summary>Compares keys or elements that are strings.</summary>
    /// <param name="comparison">The comparison, for example <see cref="StringComparison.OrdinalIgnoreCase"/>.</param>
    public FastSerComparerAttribute(StringComparison comparison) => Comparison = comparison;

    /// <summary>Compares with an instance of a class. One instance is created for the whole process.</summary>
    /// <param name="comparerType">
    /// A class with a public parameterless constructor that implements <see cref="IEqualityComparer{T}"/> of the key or
    /// element for hash collections, <see cref="IComparer{T}"/> for sorted ones and priorities.
    /// </param>
    public FastSerComparerAttribute(Type comparerType) => ComparerType = comparerType;

    /// <summary>Gets the class of the comparer, if one is set.</summary>
    public Type? ComparerType { get; }

    /// <summary>Gets the comparison of strings, if one is set.</summary>
    public StringComparison? Comparison { get; }
}
