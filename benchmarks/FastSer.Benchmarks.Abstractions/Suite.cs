namespace FastSer.Benchmarks;

/// <summary>The rows of one published benchmark.</summary>
public sealed record Suite(string Id, string Title, string Source, IReadOnlyList<Row> Rows);
