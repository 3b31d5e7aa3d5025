namespace FastSer.Benchmarks.Results;

internal sealed record SuiteResult(string Id, string Title, string Source, IReadOnlyList<RowResult> Rows);
