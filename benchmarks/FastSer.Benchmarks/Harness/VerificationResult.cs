namespace FastSer.Benchmarks.Harness;

/// <summary>The result of a run without timing.</summary>
/// <param name="Failures">One line for every candidate whose round trip is wrong.</param>
/// <param name="Payloads">The payloads for which the sources printed a size.</param>
internal sealed record VerificationResult(IReadOnlyList<string> Failures, IReadOnlyList<PayloadCheck> Payloads);
