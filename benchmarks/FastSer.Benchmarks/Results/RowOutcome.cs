using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Results;

/// <summary>The comparison of the fastest FastSer candidate of a row with the fastest of the others.</summary>
/// <param name="SpeedUp">Time of the other divided by that of FastSer.</param>
internal sealed record RowOutcome(RowResult Row, CandidateResult Subject, CandidateResult Rival, Interval SpeedUp)
{
    public bool IsFaster => SpeedUp.Low > 1;

    public bool IsSlower => SpeedUp.High < 1;

    /// <summary>The fewest bytes that a format of FastSer takes; 0 where no payload is counted.</summary>
    public CandidateMeasurement SmallestSubject => Smallest(Row, isSubject: true);

    public CandidateMeasurement SmallestRival => Smallest(Row, isSubject: false);

    public bool HasFewestBytes => SmallestSubject.PayloadBytes <= SmallestRival.PayloadBytes;

    /// <summary>Null when FastSer or everyone else is absent.</summary>
    public static RowOutcome? Of(RowResult row)
    {
        var subject = row.Candidates.FirstOrDefault(IsSubject);
        var rival = row.Candidates.FirstOrDefault(IsRival);
        return subject is null || rival is null
            ? null
            : new RowOutcome(
                row, subject, rival, Ratio.OfProcesses(rival.Measurement.Samples, subject.Measurement.Samples));
    }

    private static CandidateMeasurement Smallest(RowResult row, bool isSubject) => row.Candidates
        .Where(isSubject ? IsSubject : IsRival)
        .Select(candidate => candidate.Measurement)
        .Where(measurement => !measurement.IsPartial)
        .MinBy(measurement => measurement.PayloadBytes)!;

    private static bool IsSubject(CandidateResult candidate) => RowSummary.IsSubject(candidate.Measurement);

    private static bool IsRival(CandidateResult candidate) =>
        candidate.Measurement.Kind == CandidateKind.Serializer && !IsSubject(candidate);
}
