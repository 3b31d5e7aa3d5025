namespace FastSer.Generator.Models;

/// <summary>An F# union: a tag, then the fields of the case. Immutable and structurally equal all the way down.</summary>
/// <param name="Cases">The cases by ascending tags, without the one that null stands for.</param>
/// <param name="IsTolerant">A length stands behind each tag: a case that only another version has is read as null.</param>
internal sealed record FSharpUnionModel(EquatableArray<FSharpCaseModel> Cases, bool IsTolerant)
{
    /// <summary>The case that null stands for.</summary>
    public FSharpCaseModel? NullCase { get; init; }

    /// <summary>Gets whether <c>Keys</c> is missing, so that the tags are those of the schema lock, or else of the order of the cases.</summary>
    public bool HasTagsOfOrder { get; init; }

    /// <summary>Gets all cases by ascending tags, with the one that null stands for.</summary>
    public IEnumerable<FSharpCaseModel> AllCases => (NullCase is null ? Cases : Cases.Append(NullCase)).OrderBy(static item => item.Tag);
}

/// <summary>A case of an F# union. Immutable and structurally equal all the way down.</summary>
/// <param name="Tag">The tag in the data.</param>
/// <param name="Number">The number that the union itself gives.</param>
/// <param name="Name">The name in F#.</param>
/// <param name="Fields">The fields; null where there are none.</param>
/// <param name="Maker">The property of the only value of a case without fields.</param>
internal sealed record FSharpCaseModel(int Tag, int Number, string Name, TupleType? Fields, string Maker)
{
    /// <summary>Its fields can hold the union again: depth is counted.</summary>
    public bool IsRecursive { get; init; }

    /// <summary>The facts that the bytes depend on, as the schema lock records them.</summary>
    public string LockText => Fields?.LockText ?? "ValueTuple<>";
}
