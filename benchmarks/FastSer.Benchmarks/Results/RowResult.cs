namespace FastSer.Benchmarks.Results;

/// <summary>One finished row; the candidates are ordered by time.</summary>
internal sealed record RowResult(
    string Id,
    string Title,
    int Rounds,
    string Best,
    string Verdict,
    IReadOnlyList<CandidateResult> Candidates,
    IReadOnlyList<AbsentResult> Absent);
