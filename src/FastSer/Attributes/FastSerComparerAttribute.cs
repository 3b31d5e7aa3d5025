namespace FastSer;

/// <summary>
/// States the comparer of a member that is a hash or sorted collection. Bytes carry no comparer: without this attribute a
/// collection is read with the default one, and keys that it finds equal are an error.
/// </summary>
/// <remarks>
/// Writing is not affected. It applies to the member's own collection, not to collections inside it, and is allowed on sets,
/// maps, lookups and priority queues of the framework, and on their interfaces.
/// </remarks>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class FastSerComparerAttribute : Attribute
{
    /// <summary>Compares the strings that are the keys or elements.</summary>
    /// <param name="comparison">How, for example <see cref="StringComparison.OrdinalIgnoreCase"/>.</param>
    public FastSerComparerAttribute(StringComparison comparison) => Comparison = comparison;

    /// <summary>Compares by an instance of a class. One is made for the whole process.</summary>
    /// <param name="comparerType">
    /// A class with a public parameterless constructor that implements <see cref="IEqualityComparer{T}"/> of the key or element
    /// for hash collections, <see cref="IComparer{T}"/> for sorted ones and priorities.
    /// </param>
    public FastSerComparerAttribute(Type comparerType) => ComparerType = comparerType;

    /// <summary>Gets the class of the comparer, if one is stated.</summary>
    public Type? ComparerType { get; }

    /// <summary>Gets the comparison of strings, if one is stated.</summary>
    public StringComparison? Comparison { get; }
}
