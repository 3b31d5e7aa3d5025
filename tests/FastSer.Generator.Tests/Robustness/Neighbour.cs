using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Tests.Robustness;

/// <summary>A correct type and a correct call beside whatever a user may write: their code is always there.</summary>
internal static class Neighbour
{
    public const string Source = """
        using FastSer;
        using System.Collections.Generic;
        namespace Beside
        {
            [FastSerType] public partial class Fine { public int Id { get; set; } public string? Name { get; set; } }
            public static class FineCalls { public static int Size(Dictionary<int, Fine> fine) => FastSerializer.GetSize(fine); }
        }
        """;

    /// <summary>Runs the generator on the sources and the neighbour, and checks that the neighbour's code is there.</summary>
    public static GeneratorRun Run(params string[] sources) => Check(GeneratorHarness.Run([.. sources, Source]));

    /// <summary>Checks sources in which the generator reports the marked places only, and the compiler no error.</summary>
    public static void ReportsNothingElse(params string[] expected)
    {
        var ids = expected[..^1];
        var run = Run(expected[^1]);

        Assert.Equal(ids.Order(StringComparer.Ordinal), run.Reported.Select(static d => d.Id).Order(StringComparer.Ordinal));
        Assert.Empty(ErrorsOf(run));
    }

    /// <summary>Gets the compiler's errors in the source and the generated code.</summary>
    public static IEnumerable<Diagnostic> ErrorsOf(GeneratorRun run) => run.Output.GetDiagnostics()
        .Where(static d => d is { Severity: DiagnosticSeverity.Error, IsWarningAsError: false });

    public static GeneratorRun Check(GeneratorRun run)
    {
        Assert.Null(run.Result.Exception);
        Assert.Contains(run.Sources, static s => s.Hint == "Beside.Fine.FastSer.g.cs");
        Assert.Contains(run.Sources, static s => s.Hint.StartsWith("DictionaryOfInt32ToFineSerializer_", StringComparison.Ordinal));
        Assert.Contains(run.Sources, static s => s.Text.Contains(
            "typeof(global::System.Collections.Generic.Dictionary<int, global::Beside.Fine>)", StringComparison.Ordinal));
        return run;
    }
}
