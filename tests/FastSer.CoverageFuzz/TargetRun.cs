namespace FastSer.CoverageFuzz;

/// <summary>The state of targets that run on the same inputs.</summary>
/// <param name="targets">The targets.</param>
internal sealed class TargetRun(IReadOnlyList<IFuzzTarget> targets)
{
    private readonly string?[] _findings = new string?[targets.Count];

    public IReadOnlyList<IFuzzTarget> Targets => targets;

    /// <summary>Gets what each target has reached.</summary>
    public IReadOnlyList<CoverageMap> Maps { get; } = [.. targets.Select(static _ => new CoverageMap())];

    /// <summary>Gets the inputs that reached something new.</summary>
    public List<byte[]> Corpus { get; } = [];

    /// <summary>Gets or sets the number of inputs that ran on each target.</summary>
    public long Executions { get; set; }

    /// <summary>Notes the broken promise of a target.</summary>
    public void Find(int target, string finding) => _findings[target] = finding;

    /// <summary>Returns the result of each target.</summary>
    public List<FuzzResult> ToResults() => [.. targets.Select((target, i) => new FuzzResult(
        target, Executions, Maps[i].Edges, Corpus,
        _findings[i] ?? (Maps[i].Edges == 0 && Executions > 0 ? "no branch was counted: the assemblies are not instrumented" : null)))];
}
