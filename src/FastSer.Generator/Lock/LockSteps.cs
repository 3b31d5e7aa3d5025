using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Lock;

/// <summary>The step of the pipeline that gives keys and tags.</summary>
internal static class LockSteps
{
    /// <summary>
    /// Adds the types that have keys or tags from the lock, which the others may have too. A change of the lock changes those alone whose keys or tags it
    /// changes.
    /// </summary>
    public static IncrementalValuesProvider<ParseResult> WithLocked(
        this IncrementalValuesProvider<ParseResult> others, IncrementalValuesProvider<ParseResult> all, IncrementalValueProvider<LockInput> locked) =>
        others.Collect().Combine(all.Where(static result => result.DependsOnLock).Collect()).Combine(locked)
            .SelectMany(static (input, _) =>
            {
                var table = AssignKeys(input.Left.Right.Select(static result => result.Model!.AutoKeys).OfType<AutoKeys>(), input.Right);
                return input.Left.Left.AddRange(input.Left.Right).Select(result => result.DependsOnLock ? Apply(result, table, input.Right) : result);
            });

    /// <summary>Gives keys to the types that ask the schema lock for them.</summary>
    private static AutoKeyTable AssignKeys(IEnumerable<AutoKeys> types, LockInput locked) => StepRunner.Run(
        () => AutoKeyAssigner.Assign(types, locked),
        static exception => new AutoKeyTable(EquatableArray<AssignedKeys>.Empty)
        {
            Issues = new[] { new SymbolDiagnostic(StepRunner.Describe(exception, LockFormat.FileName, null), "", "") }.ToEquatableArray(),
        });

    /// <summary>Puts keys or tags of the schema lock into the model of a type.</summary>
    private static ParseResult Apply(ParseResult result, AutoKeyTable table, LockInput locked) => StepRunner.Run(
        () => result.Model!.AutoKeys is null ? LockedTags.Apply(result, locked) : AutoKeyModels.Apply(result, table),
        exception => AutoKeyModels.Pending(
            result, new SymbolDiagnostic(StepRunner.Describe(exception, result.Model!.DisplayName, null), result.Model.MetadataName, "")));
}
