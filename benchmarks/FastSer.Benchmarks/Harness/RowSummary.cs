using FastSer.Benchmarks.Results;
using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Harness;

/// <summary>Turns the samples of a row into its result.</summary>
internal static class RowSummary
{
    /// <summary>The system that the verdict of a row is about.</summary>
    public const string Subject = "FastSer";

    public static RowResult Of(
        Row row, IReadOnlyList<Candidate> candidates, double[][] samples, IReadOnlyList<AbsentResult> absent)
    {
        var medians = Array.ConvertAll(samples, s => Median.Of(s));
        var best = Best(candidates, medians, _ => true);
        var results = candidates
            .Select((candidate, i) => new CandidateResult(
                candidate.Name,
                candidate.Kind,
                medians[i],
                best is null || best == i ? Interval.One : Ratio.Of(samples[i], samples[best.Value]),
                Allocation.BytesPerOperation(candidate),
                Verification.PayloadBytes(candidate),
                candidate.Note,
                samples[i]))
            .OrderBy(result => result.Nanoseconds)
            .ToList();

        return new RowResult(
            row.Id,
            row.Title,
            samples.Length == 0 ? 0 : samples[0].Length,
            best is null ? "" : candidates[best.Value].Name,
            VerdictOf(candidates, samples, medians),
            results,
            absent);
    }

    private static string VerdictOf(IReadOnlyList<Candidate> candidates, double[][] samples, double[] medians)
    {
        var subject = Best(candidates, medians, IsSubject);
        var rival = Best(candidates, medians, candidate => !IsSubject(candidate));
        return subject is null || rival is null
            ? ""
            : Verdict.Of(
                candidates[subject.Value].Name, candidates[rival.Value].Name,
                Ratio.Of(samples[rival.Value], samples[subject.Value]));
    }

    private static bool IsSubject(Candidate candidate) => candidate.Name.StartsWith(Subject, StringComparison.Ordinal);

    private static int? Best(IReadOnlyList<Candidate> candidates, double[] medians, Func<Candidate, bool> isEligible) =>
        Enumerable.Range(0, candidates.Count)
            .Where(i => candidates[i].Kind == CandidateKind.Serializer && isEligible(candidates[i]))
            .OrderBy(i => medians[i])
            .Select(i => (int?)i)
            .FirstOrDefault();
}
