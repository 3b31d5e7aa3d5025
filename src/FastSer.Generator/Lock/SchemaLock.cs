using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Lock;

/// <summary>The part of the pipeline that holds the types against the schema lock (docs/versioning.md).</summary>
internal static class SchemaLock
{
    private const string UpdateProperty = "build_property.FastSerUpdateLock";

    public static void Register(
        IncrementalGeneratorInitializationContext context,
        IncrementalValuesProvider<ParseResult> parsed,
        IncrementalValuesProvider<ParseResult> externals)
    {
        var files = context.AdditionalTextsProvider
            .Where(static text => Path.GetFileName(text.Path) == LockFormat.FileName)
            .Select(static (text, cancellation) =>
                Guard.ParseLock(
                    text.Path, () => LockFileParser.Parse(text.Path, text.GetText(cancellation)?.ToString() ?? "")))
            .Collect();
        var isUpdating = context.AnalyzerConfigOptionsProvider.Select(static (options, _) =>
            options.GlobalOptions.TryGetValue(UpdateProperty, out var value)
            && string.Equals(value, "true", StringComparison.OrdinalIgnoreCase));
        var sections = SectionsOf(parsed).Combine(SectionsOf(externals))
            .Select(static (all, _) => all.Left.AddRange(all.Right).ToEquatableArray());

        var isComplete = IsComplete(parsed).Combine(IsComplete(externals)).Select(static (both, _) => both.Left && both.Right);

        var result = sections.Combine(isComplete).Combine(files).Combine(isUpdating)
            .Select(static (input, _) => Guard.CheckLock(() => LockChecker.Check(
                [.. input.Left.Left.Left], input.Left.Left.Right, input.Left.Right.FirstOrDefault(), input.Right)))
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
