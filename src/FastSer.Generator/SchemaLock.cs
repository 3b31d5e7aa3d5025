using FastSer.Generator.Collections;
using FastSer.Generator.Model;
using FastSer.Generator.Parsing;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator;

/// <summary>The part of the pipeline that holds the types against the schema lock (docs/versioning.md).</summary>
internal static class SchemaLock
{
    private const string UpdateProperty = "build_property.FastSerUpdateLock";

    public static void Register(
        IncrementalGeneratorInitializationContext context, IncrementalValuesProvider<ParseResult> parsed)
    {
        var files = context.AdditionalTextsProvider
            .Where(static text => Path.GetFileName(text.Path) == LockFormat.FileName)
            .Select(static (text, cancellation) =>
                LockFileParser.Parse(text.Path, text.GetText(cancellation)?.ToString() ?? ""))
            .Collect();
        var isUpdating = context.AnalyzerConfigOptionsProvider.Select(static (options, _) =>
            options.GlobalOptions.TryGetValue(UpdateProperty, out var value)
            && string.Equals(value, "true", StringComparison.OrdinalIgnoreCase));
        var sections = parsed.Where(static result => result.Lock is not null)
            .Select(static (result, _) => result.Lock!)
            .Collect()
            .Select(static (all, _) => all.ToEquatableArray());

        var result = sections.Combine(files).Combine(isUpdating)
            .Select(static (input, _) => LockChecker.Check(
                [.. input.Left.Left], input.Left.Right.FirstOrDefault(), input.Right))
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

        var issues = result.SelectMany(static (checkedLock, _) => checkedLock.Issues);
        context.RegisterSourceOutput(issues.Combine(context.CompilationProvider), static (output, issue) =>
            output.ReportDiagnostic(ToDiagnostic(issue.Left, issue.Right)));
    }

    /// <summary>The place is looked up only now: models hold no locations, which would change with every line above.</summary>
    private static Diagnostic ToDiagnostic(LockIssue issue, Compilation compilation)
    {
        var type = issue.MetadataName.Length == 0 ? null : compilation.Assembly.GetTypeByMetadataName(issue.MetadataName);
        if (type is null)
        {
            return issue.Diagnostic.ToDiagnostic(compilation);
        }

        ISymbol? member = null;
        for (var level = type; level is not null && member is null && issue.MemberName.Length > 0; level = level.BaseType)
        {
            member = level.GetMembers(issue.MemberName).FirstOrDefault();
        }

        var location = (member is null ? null : KnownTypes.LocationOf(member)) ?? KnownTypes.LocationOf(type);
        return Diagnostic.Create(issue.Diagnostic.Descriptor, location, [.. issue.Diagnostic.Arguments]);
    }
}
