using Microsoft.CodeAnalysis;

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

/// <summary>The step of the pipeline that gives keys and tags.</summary>
internal static class LockSteps
{
    /// <summary>Adds the types that have keys or tags from the lock. A change of the lock changes those alone whose keys or tags it changes.</summary>
    public static IncrementalValuesProvider<ParseResult> WithLocked(
        this IncrementalValuesProvider<ParseResult> others, IncrementalValuesProvider<ParseResult> all, IncrementalValueProvider<LockInput> locked) =>
        others.Collect().Combine(all.Where(static result => result.DependsOnLock).Collect()).Combine(locked)
            .SelectMany(static (input, _) =>
            {
                var table = ErrorBoundary.AssignKeys(
                    () => AutoKeyAssigner.Assign(input.Left.Right.Select(static result => result.Model!.AutoKeys).OfType<AutoKeys>(), input.Right));
                return input.Left.Left.AddRange(input.Left.Right.Select(result => ErrorBoundary.ApplyLock(result, table, input.Right)));
            });
}
