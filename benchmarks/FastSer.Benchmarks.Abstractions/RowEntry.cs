namespace FastSer.Benchmarks;

/// <summary>What a system has to say about a row: a <see cref="Candidate"/> or an <see cref="Absence"/>.</summary>
public abstract record RowEntry(string Name);
