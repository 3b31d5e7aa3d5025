namespace FastSer.CoverageFuzz;

/// <summary>The outcome of one target.</summary>
/// <param name="Target">The target.</param>
/// <param name="Executions">The number of inputs that ran.</param>
/// <param name="Edges">The number of pairs of branches that they reached.</param>
/// <param name="Inputs">The inputs that reached something new.</param>
/// <param name="Finding">The first broken promise, with its input; null for none.</param>
internal sealed record FuzzResult(IFuzzTarget Target, long Executions, int Edges, IReadOnlyList<byte[]> Inputs, string? Finding);
