using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Pipeline;

/// <summary>The part of the pipeline that holds the types against the schema lock (docs/versioning.md).</summary>
internal static class SchemaLock
{
    public static void Register(
        IncrementalGeneratorInitializationContext context,
        IncrementalValueProvider<LockInput> locked,
        IncrementalValuesProvider<ParseResult> parsed,
        IncrementalValuesProvider<ParseResult> externals)
    {
        var sections = SectionsOf(parsed).Combine(SectionsOf(externals))
            .Select(static (all, _) => all.Left.AddRange(all.Right).ToEquatableArray());

        var isComplete = IsComplete(parsed).Combine(IsComplete(externals)).Select(static (both, _) => both.Left && both.Right);

        var result = sections.Combine(isComplete).Combine(locked)
            .Select(static (input, _) => StepRunner.Run(
                () => LockChecker.Check([.. input.Left.Left], input.Left.Right, input.Right.File, input.Right.IsUpdating),
                static exception => new LockResult(
                    new[] { new SymbolDiagnostic(StepRunner.Describe(exception, LockFormat.FileName, null), "", "") }.ToEquatableArray(), null)))
            .WithTrackingName(TrackingNames.Lock);

        context.RegisterSourceOutput(
            result.Select(static (checkedLock, _) => checkedLock.NewText),
            static (output, text) =>
            {
                if (text is not null)
                {
                    output.AddSource(LockFormat.HintName, text);
                }
            });

        RegisterIssues(context, result);
    }

    private static IncrementalValueProvider<ImmutableArray<LockSection>> SectionsOf(IncrementalValuesProvider<ParseResult> parsed) =>
        parsed.Where(static result => result.Lock is not null).Select(static (result, _) => result.Lock!).Collect();

    private static IncrementalValueProvider<bool> IsComplete(IncrementalValuesProvider<ParseResult> parsed) =>
        parsed.Where(static result => result.IsBroken).Collect().Select(static (broken, _) => broken.IsEmpty);

    private static void RegisterIssues(
        IncrementalGeneratorInitializationContext context, IncrementalValueProvider<LockResult> result)
    {
        var issues = result.SelectMany(static (checkedLock, _) => checkedLock.Issues);
        context.RegisterSourceOutput(issues.Combine(context.CompilationProvider), static (output, issue) =>
            output.ReportDiagnostic(issue.Left.ToDiagnostic(issue.Right)));
    }
}
