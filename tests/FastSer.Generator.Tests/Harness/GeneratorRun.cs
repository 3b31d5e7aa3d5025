using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Tests.Harness;

/// <summary>The result of one run of the generator.</summary>
internal sealed class GeneratorRun
{
    private readonly Lazy<GeneratorRunResult> _result;

    public GeneratorRun(GeneratorDriver driver, Compilation output, ImmutableArray<Diagnostic> reported)
    {
        _result = new Lazy<GeneratorRunResult>(() => driver.GetRunResult().Results.Single());
        Output = output;
        Reported = reported;
        Observer.Value?.Invoke(this);
    }

    /// <summary>Sees every run of a test.</summary>
    public static AsyncLocal<Action<GeneratorRun>?> Observer { get; } = new();

    public Compilation Output { get; }

    /// <summary>The diagnostics that the generator reported, suppressed ones left out.</summary>
    public ImmutableArray<Diagnostic> Reported { get; }

    public GeneratorRunResult Result => _result.Value;

    /// <summary>File names and texts, in ordinal order of the names.</summary>
    public IReadOnlyList<(string Hint, string Text)> Sources =>
    [
        .. Result.GeneratedSources.Select(static s => (s.HintName, s.SourceText.ToString()))
            .OrderBy(static s => s.HintName, StringComparer.Ordinal),
    ];

    /// <summary>Everything that the named steps passed on.</summary>
    public IEnumerable<object> OutputsOf(params IEnumerable<string> steps) =>
        steps.SelectMany(OutputsOfStep).Select(static o => o.Value);

    /// <summary>Gets the errors and warnings of the source and the generated code together.</summary>
    public IEnumerable<Diagnostic> CompilerDiagnostics() =>
        Output.GetDiagnostics().Where(static d => d.Severity >= DiagnosticSeverity.Warning);

    private IEnumerable<(object Value, IncrementalStepRunReason Reason)> OutputsOfStep(string step) =>
        Result.TrackedSteps.TryGetValue(step, out var runs) ? runs.SelectMany(static r => r.Outputs) : [];
}
