namespace FastSer.Generator.Files;

/// <summary>One line of the assembly's resolver. Immutable and structurally equal all the way down.</summary>
/// <param name="FullName">The closed type.</param>
/// <param name="FormatterExpression">The class of its serializer.</param>
/// <param name="Inner">The innermost of its last type arguments and elements.</param>
internal sealed record RegistryEntry(string FullName, string FormatterExpression, string Inner)
{
    /// <summary>The formatter exists only as long as a struct of another assembly is of fixed size.</summary>
    public bool IsFragile { get; init; }

    /// <summary>The marks of the names that files contain if they name the type.</summary>
    public UseMarks Uses { get; init; } = UseMarks.None;

    /// <summary>In which part of the resolver it stands.</summary>
    public uint Hash { get; init; }
}
