namespace FastSer;

/// <summary>
/// Reserves the key of a member that was removed from a <see cref="WireFormat.Tolerant"/> type. Old data that contains
/// the member can still be read, and the key cannot be reused.
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
