namespace FastSer.CompilerServices;

/// <summary>Members of fixed size that follow each other.</summary>
/// <param name="End">The number of the first member behind them.</param>
/// <param name="Size">The bytes that they take together.</param>
internal readonly record struct FixedRun(int End, int Size);
