using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Harness;

/// <summary>Runs the rows of the suites one after the other and keeps what is finished when it is stopped.</summary>
internal sealed class SuiteRunner(
    IReadOnlyList<Suite> suites, IReadOnlyList<ISystemAdapter> systems, MeasurementPlan plan)
{
    /// <summary>The suites with the rows that are finished.</summary>
    public IReadOnlyList<SuiteResult> Run(IRowProgress progress, CancellationToken cancellation)
    {
        var runner = new RowRunner(plan, progress);
        var results = new List<SuiteResult>();
        foreach (var suite in suites)
        {
            var rows = new List<RowResult>();
            try
            {
                foreach (var together in suite.Rows.Chunk(plan.RowsTogether))
                    {
                    foreach (var result in runner.Run([.. together.Select(row => (row, RowEntries.Of(row, systems)))], cancellation))
                        rows.Add(result);
                }
            }
            catch (OperationCanceledException)
            {
                // The rows before this one are finished and worth a report.
            }

            if (rows.Count > 0)
                results.Add(new SuiteResult(suite.Id, suite.Title, suite.Source, rows));
        }

        return results;
    }

    /// <summary>Only the round trips and payloads, no timing.</summary>
    public VerificationResult Verify(Action<Row, int> rowVerified)
    {
        var failures = new List<string>();
        var payloads = new List<PayloadCheck>();
        foreach (var row in suites.SelectMany(suite => suite.Rows))
        {
            var entries = RowEntries.Of(row, systems);
            foreach (var candidate in entries.Candidates)
            {
                if (Verification.FirstFailure(row, candidate, out var payload) is { } failure)
                    failures.Add($"{row.Id}, {candidate.Name}: {failure}");
                else if (PayloadCheck.Of(row, candidate, payload) is { } check)
                    payloads.Add(check);
                candidate.Release();
            }

            rowVerified(row, entries.Candidates.Count);
        }

        // The rows of one value write and read the same bytes.
        return new VerificationResult(failures, [.. payloads.Distinct()]);
    }
}
