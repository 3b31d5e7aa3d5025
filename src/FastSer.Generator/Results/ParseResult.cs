namespace FastSer.Generator.Results;

/// <summary>A parsed annotated type, or why there is none. Immutable and structurally equal all the way down.</summary>
internal sealed record ParseResult(TypeModel? Model, EquatableArray<DiagnosticInfo> Diagnostics)
{
    /// <summary>The section of a schema lock for the type; null where its model is missing or a stub.</summary>
    public LockSection? Lock { get; init; }

    /// <summary>The faults of the keys that the schema lock gives.</summary>
    public EquatableArray<SymbolDiagnostic> Issues { get; init; } = EquatableArray<SymbolDiagnostic>.Empty;

    /// <summary>Keys of its members, or tags of its cases, are those of the schema lock.</summary>
    public bool DependsOnLock => Model is { AutoKeys: not null } or { LanguageUnion.HasTagsOfOrder: true }
        or { FSharpUnion.HasTagsOfOrder: true };

    /// <summary>The type has errors, so that nothing can be said of what it would have been.</summary>
    public bool IsBroken { get; init; }

    /// <summary>Types that derive from the type, in whatever file, have been looked for.</summary>
    public bool DependsOnDerived { get; init; }

    /// <summary>Another declaration of the same type, which has a result of its own.</summary>
    public static ParseResult None { get; } = new(null, EquatableArray<DiagnosticInfo>.Empty);

    public static ParseResult Broken(params DiagnosticInfo[] diagnostics) =>
        new(null, diagnostics.ToEquatableArray()) { IsBroken = true };
}

/// <summary>A parsed call to a root method. Immutable and structurally equal all the way down.</summary>
internal sealed record CallResult(EquatableArray<RootType> Roots, EquatableArray<DiagnosticInfo> Diagnostics)
{
    public static CallResult Broken(DiagnosticInfo diagnostic) =>
        new(EquatableArray<RootType>.Empty, new[] { diagnostic }.ToEquatableArray());
}
