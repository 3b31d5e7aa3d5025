using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Results;

/// <summary>What was measured of one candidate.</summary>
/// <param name="Nanoseconds">Median time of one operation.</param>
/// <param name="RatioToBest">Its time divided by that of the best serializer of the row.</param>
/// <param name="Samples">Nanoseconds per operation of every round, for a later analysis.</param>
internal sealed record CandidateResult(
    string Name,
    CandidateKind Kind,
    double Nanoseconds,
    Interval RatioToBest,
    double AllocatedBytes,
    double PayloadBytes,
    string Note,
    IReadOnlyList<double> Samples);
