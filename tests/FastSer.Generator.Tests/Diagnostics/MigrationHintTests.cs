using System.Collections.Immutable;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Types of other serializers get a hint; the tests of the fix have more of them.</summary>
public sealed class MigrationHintTests
{
    private const string Type = "[System.Serializable] public class Order { public int Id; }";

    [Fact]
    public async Task TypeCanMove()
    {
        var hint = Assert.Single(await AnalyzeAsync(Type));

        Assert.Equal(("FSER102", DiagnosticSeverity.Info), (hint.Id, hint.Severity));
        Assert.Equal("Order", hint.Location.SourceTree!.GetText().ToString(hint.Location.SourceSpan));
    }

    [Fact]
    public async Task AnnotatedTypeHasMoved() =>
        Assert.Empty(await AnalyzeAsync("[FastSer.FastSerType] " + Type.Replace("class", "partial class", StringComparison.Ordinal)));

    [Fact]
    public async Task HintIsSilencedByAPragma()
    {
        Assert.DoesNotContain(await AnalyzeAsync("#pragma warning disable FSER102\n" + Type), static found => !found.IsSuppressed);
        Assert.Single(await AnalyzeAsync(Type));
    }

    private static Task<ImmutableArray<Diagnostic>> AnalyzeAsync(string source) =>
        GeneratorHarness.CreateCompilation(source).WithAnalyzers([new MigrationAnalyzer()]).GetAnalyzerDiagnosticsAsync();
}
