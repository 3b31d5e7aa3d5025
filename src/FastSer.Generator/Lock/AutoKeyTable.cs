using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Lock;

/// <summary>The keys that the schema lock gives to members. Immutable and structurally equal all the way down.</summary>
/// <param name="Types">The types that ask for keys.</param>
internal sealed record AutoKeyTable(EquatableArray<AssignedKeys> Types)
{
    /// <summary>What concerns no type alone.</summary>
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

/// <summary>The step of the pipeline that gives keys.</summary>
internal static class AutoKeySteps
{
    /// <summary>A change of the lock, or of another type, changes the types alone whose keys it changes.</summary>
    public static IncrementalValuesProvider<ParseResult> WithKeysOf(
        this IncrementalValuesProvider<ParseResult> parsed, IncrementalValueProvider<LockInput> locked)
    {
        var table = parsed.Where(static result => result.Model?.AutoKeys is not null)
            .Select(static (result, _) => result.Model!.AutoKeys!)
            .Collect().Combine(locked)
            .Select(static (input, _) => Guard.AssignKeys(() => AutoKeyAssigner.Assign(input.Left, input.Right)));
        return parsed.Combine(table)
            .Select(static (input, _) => input.Left.Model?.AutoKeys is null ? input.Left : Guard.ApplyKeys(input.Left, input.Right))
            .WithTrackingName(TrackingNames.Keys);
    }
}
