namespace FastSer.Benchmarks;

/// <summary>A row that a system cannot run, and why, in one line.</summary>
public sealed record Absence(string Name, string Reason) : RowEntry(Name);
