namespace FastSer.Generator.Models;

/// <summary>The form of the bytes behind the tag of a type.</summary>
internal enum CaseForm
{
    /// <summary>The members of a class: the tag is its presence byte.</summary>
    Members,

    /// <summary>The whole encoding of the type.</summary>
    Whole,

    /// <summary>The tag of another union, and what follows it.</summary>
    Union,

    /// <summary>A union behind the tag of a Tolerant union, with its length.</summary>
    Enclosed,
}

/// <summary>The types that may stand where a union is declared, by ascending tags. Immutable and structurally equal all the way down.</summary>
/// <param name="Cases">The types.</param>
/// <param name="IsTolerant">A type that only another version names is read as null.</param>
internal sealed record UnionModel(EquatableArray<UnionCase> Cases, bool IsTolerant)
{
    /// <summary>The class that holds values of types that only another version names, instead of null.</summary>
    public string? Fallback { get; init; }
}

/// <summary>One type of a union. Immutable and structurally equal all the way down.</summary>
internal sealed record UnionCase(int Tag, string FullName, bool IsReference, CaseForm Form);
