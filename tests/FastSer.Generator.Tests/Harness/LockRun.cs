using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.Generator.Tests.Harness;

/// <summary>Runs the generator with a schema lock.</summary>
internal static class LockRun
{
    public static GeneratorDriver CreateDriver(CSharpCompilation compilation, LockText? text, bool isUpdating) =>
        CSharpGeneratorDriver.Create(
            [new FastSerGenerator().AsSourceGenerator()],
            text is null ? [] : [text],
            (CSharpParseOptions)compilation.SyntaxTrees[0].Options,
            new BuildOptions(isUpdating),
            new GeneratorDriverOptions(IncrementalGeneratorOutputKind.None, trackIncrementalGeneratorSteps: true));

    /// <summary>The lock that an update of an older one, or of none, writes.</summary>
    public static string LockOf(CSharpCompilation compilation, string? older = null) =>
        CreateDriver(compilation, older is null ? null : new LockText(older), isUpdating: true).RunGenerators(compilation).GetRunResult().Results.Single()
            .GeneratedSources.Single(static source => source.HintName == "FastSer.schema.lock.g.cs")
            .SourceText.ToString().Replace("//", "", StringComparison.Ordinal);

    /// <summary>The properties that the build passes on.</summary>
    private sealed class BuildOptions(bool isUpdating) : AnalyzerConfigOptionsProvider
    {
        public override AnalyzerConfigOptions GlobalOptions { get; } = new Properties(isUpdating
            ? ImmutableDictionary<string, string>.Empty.Add("build_property.FastSerUpdateLock", "true")
            : ImmutableDictionary<string, string>.Empty);

        public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => GlobalOptions;

        public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => GlobalOptions;

        private sealed class Properties(ImmutableDictionary<string, string> values) : AnalyzerConfigOptions
        {
            public override bool TryGetValue(string key, [NotNullWhen(true)] out string? value) => values.TryGetValue(key, out value);
        }
    }
}

/// <summary>A schema lock as a file of the project.</summary>
internal sealed class LockText(string text) : AdditionalText
{
    public override string Path => "FastSer.schema.lock";

    public override SourceText GetText(CancellationToken cancellationToken = default) => SourceText.From(text);
}
