namespace FastSer;

/// <summary>A member of an object, or a part of a sequence, map or tuple.</summary>
public sealed class FastSerSchemaMember
{
    /// <summary>Gets the name; empty for the element of a sequence, for retired keys and for reserved keys.</summary>
    public required string Name { get; init; }

    /// <summary>Gets the value. For a reserved key its kind has no meaning.</summary>
    public required FastSerSchemaValue Value { get; init; }

    /// <summary>Gets the key of a member of the Tolerant format; null in other formats.</summary>
    public int? Key { get; init; }

    /// <summary>Gets whether the key is retired: the type no longer has the member.</summary>
    public bool IsRetired { get; init; }

    /// <summary>Gets whether the key is reserved: no member ever had it, or it belongs to other types.</summary>
    public bool IsReserved { get; init; }

    /// <summary>Gets the name before a declared renaming, or null.</summary>
    public string? FormerName { get; init; }

    /// <summary>
    /// Gets the default value of the constructor parameter with the name of the member, as text in the invariant culture; null if there is
    /// none, or if it is null. Initializers are code, so that their values are not known.
    /// </summary>
    public string? Default { get; init; }

    /// <summary>
    /// Gets the first control bit of a member of the Compact format; null where it has none. The bits are the presence of a nullable member,
    /// the value of a Boolean, or the size of an integer or decimal.
    /// </summary>
    public int? ControlBit { get; init; }
}
