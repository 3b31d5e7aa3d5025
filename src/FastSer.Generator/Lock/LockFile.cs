namespace FastSer.Generator.Lock;

/// <summary>
/// One type in a schema lock: a Tolerant type's keys, a union's tags, the members of a type that may get more of them, or those of another
/// type that such types contain, in wire order. Immutable and structurally equal all the way down.
/// </summary>
/// <param name="TypeName">The type.</param>
/// <param name="Format">A word of <see cref="LockFormat"/>.</param>
/// <param name="Entries">Keys in order.</param>
internal sealed record LockSection(string TypeName, string Format, EquatableArray<LockEntry> Entries)
{
    /// <summary>Versions of the type read each other's bytes: it is locked, with all that it contains.</summary>
    public bool HasVersions => Format is LockFormat.Tolerant or LockFormat.Append;

    /// <summary>Entries may be added; those of other types may not.</summary>
    public bool IsOpen => Format != LockFormat.Fixed;

    /// <summary>The highest key, or -1.</summary>
    public int Highest => Entries.Count == 0 ? -1 : Entries.Max(static entry => entry.Key);

    /// <summary>The name by which a compilation finds the type; empty in what is read from a file.</summary>
    public string MetadataName { get; init; } = "";

    /// <summary>The annotated types that its members are made of; empty in what is read from a file.</summary>
    public EquatableArray<string> References { get; init; } = EquatableArray<string>.Empty;

    /// <summary>Members of it wait for keys, which another error says: what it lacks is not reported twice.</summary>
    public bool IsPending { get; init; }

    /// <summary>It belongs to another assembly: only its attribute can be changed here.</summary>
    public bool IsExternal { get; init; }

    /// <summary>The structs among them that have no section of their own; empty in what is read from a file.</summary>
    public EquatableArray<LockSection> Inner { get; init; } = EquatableArray<LockSection>.Empty;

    /// <summary>The line of the file that it begins in, from 0.</summary>
    public int Line { get; init; }
}

/// <summary>One member or retired key. Immutable and structurally equal all the way down.</summary>
/// <param name="Key">The key, the tag, or the place in wire order.</param>
/// <param name="Name">The member's name; <c>-</c> where the key is retired.</param>
/// <param name="Kind">What its bytes depend on.</param>
internal sealed record LockEntry(int Key, string Name, string Kind)
{
    public const string Retired = "-";

    public bool IsRetired => Name == Retired;
}

/// <summary>A schema lock as it is on disk. Immutable and structurally equal all the way down.</summary>
/// <param name="Path">The file.</param>
/// <param name="Sections">Its types.</param>
/// <param name="FaultyLine">The first line that is none of a lock, from 0, or -1.</param>
internal sealed record LockFile(string Path, EquatableArray<LockSection> Sections, int FaultyLine);
