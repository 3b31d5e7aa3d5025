using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Results;

/// <summary>Turns the samples of a row into its result.</summary>
internal static class RowSummary
{
    /// <summary>The system that the verdict of a row is about.</summary>
    public const string Subject = "FastSer";

    public static RowResult Of(
        string id,
        string title,
        IReadOnlyList<CandidateMeasurement> measurements,
        IReadOnlyList<AbsentResult> absent,
        IReadOnlyList<PublishedFigure>? published)
    {
        var ordered = measurements.Select(m => (measurement: m, time: TimeOf(m))).OrderBy(pair => pair.time).ToList();
        var serializers = ordered
            .Select(pair => pair.measurement)
            .Where(measurement => measurement.Kind == CandidateKind.Serializer)
            .ToList();
        var best = serializers.FirstOrDefault();
        var results = ordered
            .Select(pair => new CandidateResult(pair.measurement, pair.time, RatioOf(pair.measurement, best)))
            .ToList();
        return new RowResult(id, title, best?.Name ?? "", VerdictOf(serializers), results, absent, published);
    }

    /// <summary>Any format of FastSer: their names begin alike.</summary>
    public static bool IsSubject(CandidateMeasurement measurement) =>
        measurement.Name.StartsWith(Subject, StringComparison.Ordinal);

    /// <summary>Median over the rounds of a process, then over the processes.</summary>
    private static double TimeOf(CandidateMeasurement measurement) =>
        Median.Of(Array.ConvertAll(measurement.Samples, rounds => Median.Of(rounds)));

    private static Interval RatioOf(CandidateMeasurement measurement, CandidateMeasurement? best) =>
        best is null || best == measurement ? Interval.One : Ratio.OfProcesses(measurement.Samples, best.Samples);

    private static string VerdictOf(List<CandidateMeasurement> ordered)
    {
        var subject = ordered.Find(IsSubject);
        var rival = ordered.Find(measurement => !IsSubject(measurement));
        return subject is null || rival is null
            ? ""
            : Verdict.Of(subject.Name, rival.Name, Ratio.OfProcesses(rival.Samples, subject.Samples));
    }
}
