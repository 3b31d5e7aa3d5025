namespace FastSer.Generator.Models;

/// <summary>A C# union: a struct or class whose content is of one of several types. Immutable and structurally equal all the way down.</summary>
/// <param name="Cases">The types with their tags, by ascending tags.</param>
/// <param name="Creations">For each case, how the union is made of a value.</param>
internal sealed record LanguageUnionModel(DeclaredSetType Cases, EquatableArray<CaseCreation> Creations)
{
    /// <summary>Gets the nested interface <c>IUnionMembers</c> that creates the union and returns its content; null if the union itself does.</summary>
    public string? Provider { get; init; }

    /// <summary>Gets the type to which null is cast to create a union object without content; null if the constructors of all cases refuse null.</summary>
    public string? NullParameter { get; init; }

    /// <summary>No attribute states a tag: the schema lock does, or else the order of the cases.</summary>
    public bool HasTagsOfOrder { get; init; }

    /// <summary>A length stands behind each tag: content with a tag that only another version has is read as none.</summary>
    public bool IsTolerant { get; init; }

    /// <summary>The case that holds content with such a tag.</summary>
    public string? Fallback { get; init; }

    /// <summary>Two unions are equal where their contents are.</summary>
    public bool HasKey { get; init; }

    /// <summary>The content begins with its own length, so that none has to be put before it.</summary>
    public static bool HasOwnLength(WireType type) => type is AnnotatedType { IsTolerant: true };
}

/// <summary>The way in which a C# union is made of a value of one of its cases. Immutable and structurally equal all the way down.</summary>
/// <param name="Parameter">The type of the parameter where it is not that of the value.</param>
/// <param name="HasTypedAccess">The union has a method that gives the value without an object made of it.</param>
internal sealed record CaseCreation(string? Parameter, bool HasTypedAccess);
