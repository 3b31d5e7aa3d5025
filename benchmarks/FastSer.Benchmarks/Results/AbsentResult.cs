namespace FastSer.Benchmarks.Results;

/// <summary>A system without a figure in a row.</summary>
/// <param name="IsFailure">True when it should have run and its round trip was wrong.</param>
internal sealed record AbsentResult(string Name, string Reason, bool IsFailure);
