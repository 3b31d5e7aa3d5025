namespace FastSer.Benchmarks;

/// <summary>The figures that the source of a suite printed for one candidate of a row, on its own machine and runtime.</summary>
/// <param name="System">The name of our candidate.</param>
/// <param name="Nanoseconds">Time of one operation, or of one item; derived from totals where the source has those.</param>
/// <param name="PayloadBytes">The size that the source printed; null where it printed none.</param>
public sealed record PublishedFigure(string System, double Nanoseconds, double? PayloadBytes = null);
