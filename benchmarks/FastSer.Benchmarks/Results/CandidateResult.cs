using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Results;

/// <summary>One candidate of a finished row.</summary>
/// <param name="Nanoseconds">Median time of one operation.</param>
/// <param name="RatioToBest">Its time divided by that of the best serializer of the row.</param>
internal sealed record CandidateResult(
    CandidateMeasurement Measurement, double Nanoseconds, Interval RatioToBest);
