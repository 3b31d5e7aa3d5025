namespace FastSer.Generator.Models;

/// <summary>
/// One type in a schema lock: a Tolerant type's keys, a union's tags, the numbers of an enum, or the members of another type in wire order.
/// Immutable and structurally equal all the way down.
/// </summary>
/// <param name="TypeName">The type.</param>
/// <param name="Format">A word of <see cref="LockFormat"/>.</param>
/// <param name="Entries">Keys in order.</param>
internal sealed record LockSection(string TypeName, string Format, EquatableArray<LockEntry> Entries)
{
    /// <summary>Its entries are the types of a union. A class may be a union, and have members in a section of its own.</summary>
    public bool IsUnion => Format is LockFormat.Union or LockFormat.TolerantUnion;

    /// <summary>Members may be added at the end.</summary>
    public bool IsAppendable => Format is LockFormat.Append or LockFormat.AppendReferences;

    /// <summary>The highest key, or -1.</summary>
    public int Highest => Entries.Count == 0 ? -1 : Entries.Max(static entry => entry.Key);

    /// <summary>The name by which a compilation finds the type; empty in what is read from a file.</summary>
    public string MetadataName { get; init; } = "";

    /// <summary>The annotated types that its members are made of; empty in what is read from a file.</summary>
    public EquatableArray<string> References { get; init; } = EquatableArray<string>.Empty;

    /// <summary>Members of it wait for keys, which another error says: what it lacks is not reported twice.</summary>
    public bool IsPending { get; init; }

    /// <summary>Gets whether it belongs to another assembly: only its attribute can be changed here.</summary>
    public bool IsExternal { get; init; }

    /// <summary>Attributes at its members have no effect: it is a struct that only types with attributes contain.</summary>
    public bool IsPlain { get; init; }

    /// <summary>The lock gives keys to its members; an attribute with a key says which one has another name now.</summary>
    public bool HasAutoKeys { get; init; }

    /// <summary>The structs and enums among them, and the tags of a union that has members; empty in what is read from a file.</summary>
    public EquatableArray<LockSection> Inner { get; init; } = EquatableArray<LockSection>.Empty;

    /// <summary>The line of the file that it begins in, from 0.</summary>
    public int Line { get; init; }
}

/// <summary>One member or retired key. Immutable and structurally equal all the way down.</summary>
/// <param name="Key">The key, the tag, or the place in wire order.</param>
/// <param name="Name">The member's name; <c>-</c> where the key is retired.</param>
/// <param name="Kind">What its bytes depend on; the number of a name of an enum.</param>
internal sealed record LockEntry(int Key, string Name, string Kind)
{
    public const string Retired = "-";

    /// <summary>The member as it is called now; null where that is its name.</summary>
    public string? MemberName { get; init; }

    public bool IsRetired => Name == Retired;
}
