namespace FastSer.Generator.Lock;

/// <summary>The keys that the schema lock gives to members. Immutable and structurally equal all the way down.</summary>
/// <param name="Types">The types that ask for keys.</param>
internal sealed record AutoKeyTable(EquatableArray<AssignedKeys> Types)
{
    /// <summary>The issues that concern no type alone.</summary>
    public EquatableArray<SymbolDiagnostic> Issues { get; init; } = EquatableArray<SymbolDiagnostic>.Empty;

    public AssignedKeys? Of(AutoKeys keys) => Types.FirstOrDefault(type => type.MetadataName == keys.MetadataName);
}

/// <summary>The keys of the members of one type. Immutable and structurally equal all the way down.</summary>
/// <param name="MetadataName">The name by which a compilation finds it.</param>
/// <param name="Numbers">The key of each member in the order of the model; -1 where the lock gives it none.</param>
/// <param name="IsPending">The lock does not have them yet: no code may use them.</param>
/// <param name="Issues">Why.</param>
internal sealed record AssignedKeys(
    string MetadataName, EquatableArray<int> Numbers, bool IsPending, EquatableArray<SymbolDiagnostic> Issues);
