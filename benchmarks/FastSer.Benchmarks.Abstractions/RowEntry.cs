namespace FastSer.Benchmarks;

/// <summary>The entry of a system in a row: a <see cref="Candidate"/> or an <see cref="Absence"/>.</summary>
public abstract record RowEntry(string Name);
