namespace FastSer.Generator.Wire;

/// <summary>
/// The writing and reading of one collection type: C# text in terms of the locals <c>items</c> and <c>count</c>.
/// Immutable and structurally equal all the way down.
/// </summary>
internal sealed record CollectionOps
{
    /// <summary>Written by its elements: what <c>foreach</c> goes over.</summary>
    public string Source { get; init; } = "items";

    /// <summary>The number of its elements.</summary>
    public string Count { get; init; } = "items.Count";

    /// <summary>The count comes from a class that may be user-defined: it is checked before room is made for it.</summary>
    public bool HasForeignCount { get; init; }

    /// <summary>Gets whether it implements <c>IEnumerable</c> of its elements.</summary>
    public bool IsEnumerable { get; init; } = true;

    /// <summary>Its elements may be computed as it goes: it is enumerated once, and then its count is known.</summary>
    public bool IsLazy { get; init; }

    /// <summary>Elements are asked for by index: enumerating would allocate.</summary>
    public bool IsIndexed { get; init; }

    /// <summary>Its elements lie in one piece: the expression of their span.</summary>
    public string? Span { get; init; }

    /// <summary>A statement before <see cref="Span"/>.</summary>
    public string? Prepare { get; init; }

    /// <summary>A statement after the last use of <see cref="Span"/>.</summary>
    public string? Finish { get; init; }

    /// <summary>The test for null, where the type is a struct.</summary>
    public string? NullTest { get; init; }

    /// <summary>A struct without null: a header of null is refused.</summary>
    public bool RejectsNull { get; init; }

    /// <summary>A statement that writes all of it.</summary>
    public string? Write { get; init; }

    /// <summary>Written as another type: <see cref="To"/> makes the value of that type.</summary>
    public WireType? WriteVia { get; init; }

    public string To { get; init; } = "items";

    /// <summary>The run-time types that an interface is written as without being enumerated through it.</summary>
    public EquatableArray<WireType> Cases { get; init; } = EquatableArray<WireType>.Empty;

    /// <summary>Read as another type: <see cref="From"/> makes the value from it, <c>items</c>.</summary>
    public WireType? ReadVia { get; init; }

    public string From { get; init; } = "items";

    /// <summary>Read by its elements: the empty collection.</summary>
    public string Create { get; init; } = "";

    /// <summary>Statements that empty an existing collection, to be filled again; null where existing ones are not.</summary>
    public string? Reuse { get; init; }

    /// <summary>The condition under which an existing collection cannot be filled again.</summary>
    public string? ReplaceIf { get; init; }

    /// <summary>The type of keys whose hash codes a sender can choose: they are watched while they are read.</summary>
    public string? WatchedKey { get; init; }

    /// <summary>The function that hashes watched keys; null where the runtime needs none.</summary>
    public string? KeyHashing { get; init; }

    /// <summary>Statements that add what <c>{value}</c> reads, for maps behind the <c>{key}</c>.</summary>
    public string Add { get; init; } = "";

    /// <summary>The expression that is returned in the end.</summary>
    public string Result { get; init; } = "items";

    /// <summary>The local of a value that was found to be one.</summary>
    public string Local { get; init; } = "items";

    /// <summary>The word for the collection in the runtime's methods that move blocks, <c>Array</c> or <c>List</c>; else null.</summary>
    public string? BlockHolder { get; init; }

    /// <summary>Returns the operations for the Compact format: <paramref name="convert"/> replaces the types that elements are written and read as.</summary>
    public CollectionOps ToCompact(Func<WireType, WireType> convert) => this with
    {
        WriteVia = WriteVia is null ? null : convert(WriteVia),
        ReadVia = ReadVia is null ? null : convert(ReadVia),
        Cases = Cases.Select(convert).ToEquatableArray(),
    };

    /// <summary>Returns the operations with strings of elements looked up in a pool, which concerns reading alone.</summary>
    public CollectionOps ToInterned() => this with { ReadVia = ReadVia?.ToInterned() };
}
