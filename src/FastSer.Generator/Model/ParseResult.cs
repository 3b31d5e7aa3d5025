using FastSer.Generator.Collections;
using FastSer.Generator.Diagnostics;

namespace FastSer.Generator.Model;

/// <summary>A parsed annotated type, or why there is none. Immutable and structurally equal all the way down.</summary>
internal sealed record ParseResult(TypeModel? Model, EquatableArray<DiagnosticInfo> Diagnostics)
{
    /// <summary>What a schema lock records of the type; null where there is no model.</summary>
    public LockSection? Lock { get; init; }
}

/// <summary>A parsed call to a root method. Immutable and structurally equal all the way down.</summary>
internal sealed record CallResult(EquatableArray<TypeRef> Roots, EquatableArray<DiagnosticInfo> Diagnostics);

/// <summary>One line of the assembly's resolver. Immutable and structurally equal all the way down.</summary>
internal sealed record RegistryEntry(string FullName, string FormatterExpression)
{
    /// <summary>The formatter exists only as long as a struct of another assembly is of fixed size.</summary>
    public bool IsFragile { get; init; }

    /// <summary>In which part of the resolver it stands.</summary>
    public uint Hash { get; init; }
}
