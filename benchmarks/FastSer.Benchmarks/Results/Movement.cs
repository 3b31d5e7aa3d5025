using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Results;

/// <summary>A time that differs between two runs.</summary>
/// <param name="Ratio">Later divided by earlier, with the drift of the machine taken out.</param>
internal sealed record Movement(string Row, string Candidate, double Before, double After, Interval Ratio);
