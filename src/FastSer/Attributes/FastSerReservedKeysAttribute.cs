namespace FastSer;

/// <summary>
/// Reserves keys of a <see cref="WireFormat.Tolerant"/> type that no member ever had and no member may get, so that keys can start at 1 or
/// have gaps.
/// For the key of a member that was removed use <see cref="FastSerRetiredAttribute"/>.
/// </summary>
/// <param name="first">The first of the keys.</param>
/// <param name="last">The last of them.</param>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, AllowMultiple = true, Inherited = false)]
public sealed class FastSerReservedKeysAttribute(int first, int last) : Attribute
{
    /// <summary>Initializes a new instance of the <see cref="FastSerReservedKeysAttribute"/> class for one key.</summary>
    /// <param name="key">The key.</param>
    public FastSerReservedKeysAttribute(int key)
        : this(key, key)
    {
    }

    /// <summary>Gets the first of the keys.</summary>
    public int First { get; } = first;

    /// <summary>Gets the last of them.</summary>
    public int Last { get; } = last;

    /// <summary>
    /// Gets or sets whether the keys are reserved for derived classes. Derived classes can use them, also in other assemblies; the class
    /// itself cannot.
    /// </summary>
    public bool ForDerived { get; set; }
}
