using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using FastSer.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.Fuzz;

/// <summary>Makes schema locks as the build does with <c>-p:FastSerUpdateLock=true</c>.</summary>
internal static class LockFiles
{
    private const string FileName = "FastSer.schema.lock";

    /// <summary>The lock of a compilation after an older one, and the errors.</summary>
    public static (string? Text, IReadOnlyList<Diagnostic> Errors) Updated(Compilation compilation, CSharpParseOptions options, string? older)
    {
        var driver = CSharpGeneratorDriver.Create(
            [new FastSerGenerator().AsSourceGenerator()], older is null ? [] : [new LockText(older)], options, new UpdateOptions());
        var result = driver.RunGenerators(compilation).GetRunResult();
        var text = result.GeneratedTrees.FirstOrDefault(static tree => tree.FilePath.EndsWith(FileName + ".g.cs", StringComparison.Ordinal))?.ToString();
        return (
            text?.Replace("//", "", StringComparison.Ordinal),
            [.. result.Diagnostics.Where(static d => d.Severity == DiagnosticSeverity.Error)]);
    }

    /// <summary>A schema lock as a file of the project.</summary>
    public sealed class LockText(string text) : AdditionalText
    {
        public override string Path => FileName;

        public override SourceText GetText(CancellationToken cancellationToken = default) => SourceText.From(text);
    }

    private sealed class UpdateOptions : AnalyzerConfigOptionsProvider
    {
        public override AnalyzerConfigOptions GlobalOptions { get; } = new Properties();

        public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => GlobalOptions;

        public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => GlobalOptions;

        private sealed class Properties : AnalyzerConfigOptions
        {
            private static readonly ImmutableDictionary<string, string> s_values =
                ImmutableDictionary<string, string>.Empty.Add("build_property.FastSerUpdateLock", "true");

            public override bool TryGetValue(string key, [NotNullWhen(true)] out string? value) => s_values.TryGetValue(key, out value);
        }
    }
}
