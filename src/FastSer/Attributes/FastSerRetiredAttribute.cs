namespace FastSer;

/// <summary>
/// Keeps the key of a member that a <see cref="WireFormat.Tolerant"/> type no longer has: old bytes that hold the member
/// are still read, and the key is never used for anything else.
/// </summary>
/// <param name="key">The key that the member had.</param>
/// <param name="type">The type that the member had.</param>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, AllowMultiple = true, Inherited = false)]
public sealed class FastSerRetiredAttribute(int key, Type type) : Attribute
{
    /// <summary>Gets the key that the member had.</summary>
    public int Key { get; } = key;

    /// <summary>Gets the type that the member had.</summary>
    public Type Type { get; } = type;
}
