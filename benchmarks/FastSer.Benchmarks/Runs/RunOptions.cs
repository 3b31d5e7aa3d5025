namespace FastSer.Benchmarks.Runs;

/// <summary>The options of the command line.</summary>
internal sealed record RunOptions
{
    /// <summary>Suite ids; empty means all.</summary>
    public IReadOnlyList<string> Suites { get; init; } = [];

    /// <summary>Parts of row ids, with * as a wildcard; empty means all.</summary>
    public IReadOnlyList<string> Filters { get; init; } = [];

    /// <summary>Beginnings of system names; empty means all.</summary>
    public IReadOnlyList<string> Systems { get; init; } = [];

    public int? Rounds { get; init; }

    public bool Full { get; init; }

    public GarbageCollectorMode Collector { get; init; }

    public bool List { get; init; }

    public bool VerifyOnly { get; init; }

    public bool BenchmarkDotNet { get; init; }

    /// <summary>Gets whether to build the opt-in rivals too.</summary>
    public bool WithRivals { get; init; }

    /// <summary>Gets whether to build no rival, and to use those that are built.</summary>
    public bool NoBuild { get; init; }

    /// <summary>The JSON reports of an earlier and a later run to compare; empty to run.</summary>
    public IReadOnlyList<string> Compare { get; init; } = [];

    /// <summary>The JSON reports of runs that should agree; empty to run.</summary>
    public IReadOnlyList<string> Agree { get; init; } = [];

    /// <summary>Gets whether figures of a noisy machine are taken, and documented, all the same.</summary>
    public bool AllowNoise { get; init; }

    /// <summary>Gets whether to measure what each system costs a fresh process, instead of the suites.</summary>
    public bool Processes { get; init; }

    /// <summary>The JSON reports to write the comparison document from; empty to run.</summary>
    public IReadOnlyList<string> Document { get; init; } = [];

    /// <summary>The folder for the results.</summary>
    public string Output { get; init; } = RepositoryFolders.Results;

    /// <summary>Where a process that another one started leaves its report; it prints no tables then.</summary>
    public string? RawReport { get; init; }
}
