namespace FastSer.Benchmarks.Results;

/// <summary>One finished row; the candidates are ordered by time.</summary>
/// <param name="Verdict">FastSer against the best of the others; empty when one of them is absent.</param>
/// <param name="Published">What the source printed; null in reports of earlier versions.</param>
internal sealed record RowResult(
    string Id,
    string Title,
    string Best,
    string Verdict,
    IReadOnlyList<CandidateResult> Candidates,
    IReadOnlyList<AbsentResult> Absent,
    IReadOnlyList<PublishedFigure>? Published = null);
