using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Caching;

/// <summary>Two runs of one driver, before and after an edit.</summary>
internal sealed class IncrementalRun
{
    private readonly GeneratorRunResult _after;

    public IncrementalRun(string[] sources, Func<CSharpCompilation, CSharpCompilation> edit)
    {
        var before = GeneratorHarness.CreateCompilation(sources);
        var driver = GeneratorHarness.CreateDriver(before).RunGenerators(before);
        _after = driver.RunGenerators(edit(before)).GetRunResult().Results.Single();
    }

    /// <summary>Why each output of a step is as it is.</summary>
    public IReadOnlyList<IncrementalStepRunReason> ReasonsOf(string step) =>
        [.. OutputsOf(step).Select(static o => o.Reason)];

    /// <summary>Gets the result of the incremental step for the model of one type.</summary>
    public IncrementalStepRunReason ReasonOfType(string hintName) =>
        OutputsOf(TrackingNames.Type).Single(o => ((TypeModel)o.Value).HintName == hintName).Reason;

    /// <summary>Gets the results of the incremental steps of every source and diagnostic output.</summary>
    public IReadOnlyList<IncrementalStepRunReason> Outputs() =>
    [
        .. _after.TrackedOutputSteps.SelectMany(static s => s.Value).SelectMany(static s => s.Outputs)
            .Select(static o => o.Reason),
    ];

    /// <summary>A step is not in the results where it had nothing to run for.</summary>
    private IEnumerable<(object Value, IncrementalStepRunReason Reason)> OutputsOf(string step) =>
        _after.TrackedSteps.TryGetValue(step, out var runs) ? runs.SelectMany(static s => s.Outputs) : [];
}
