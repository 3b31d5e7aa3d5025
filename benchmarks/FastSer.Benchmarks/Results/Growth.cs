using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Results;

/// <summary>One operation on lists of several lengths: the figures of FastSer and of the three fastest others at each length.</summary>
/// <param name="Operation">What is done, and with how many threads.</param>
/// <param name="Elements">The lengths, ascending.</param>
/// <param name="Systems">FastSer first, then the fastest.</param>
internal sealed record Growth(string Operation, IReadOnlyList<int> Elements, IReadOnlyList<GrowthOfSystem> Systems)
{
    private const int MostRivals = 3;

    /// <summary>Nothing for a suite whose rows do not differ in their length.</summary>
    public static IReadOnlyList<Growth> Of(SuiteResult suite) =>
    [
        .. suite.Rows
            .Where(static row => ScaleSuite.ElementsOf(row.Id) is not null && row.Candidates.Count > 0)
            .GroupBy(static row => OutcomeGroup.OperationOf(row.Id))
            .Select(static group => Of(group.Key, [.. group.OrderBy(static row => ScaleSuite.ElementsOf(row.Id))])),
    ];

    private static Growth Of(string operation, List<RowResult> rows)
    {
        var systems = rows
            .SelectMany(static row => row.Candidates)
            .Where(static candidate => candidate.Measurement.Kind == CandidateKind.Serializer)
            .Select(static candidate => candidate.Measurement.SystemName)
            .Distinct()
            .Select(system => new GrowthOfSystem(system, [.. rows.Select(row => FastestOf(row, system))]))
            .ToList();
        var isSubject = systems.ToLookup(static system => system.Name == RowSummary.Subject);
        // Systems with a figure at every length come first: their means are of the same rows.
        var rivals = isSubject[false].OrderBy(static system => system.Figures.Count(static figure => figure is null)).ThenBy(static system => system.Mean);
        return new Growth(operation, [.. rows.Select(static row => ScaleSuite.ElementsOf(row.Id)!.Value)], [.. isSubject[true], .. rivals.Take(MostRivals)]);
    }

    private static CandidateResult? FastestOf(RowResult row, string system) =>
        row.Candidates.FirstOrDefault(candidate => candidate.Measurement.SystemName == system);
}

/// <summary>The figures of one system.</summary>
/// <param name="Figures">One a length; null where the system is absent.</param>
internal sealed record GrowthOfSystem(string Name, IReadOnlyList<CandidateResult?> Figures)
{
    /// <summary>The mean time of an element over all lengths.</summary>
    public double Mean => GeometricMean.Of(Figures.OfType<CandidateResult>().Select(static figure => figure.Nanoseconds));
}
