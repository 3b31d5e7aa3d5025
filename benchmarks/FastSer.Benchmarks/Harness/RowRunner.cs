using FastSer.Benchmarks.Results;
using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Harness;

/// <summary>Verifies, warms up and measures the candidates of rows, those of one row interleaved.</summary>
internal sealed class RowRunner(MeasurementPlan plan, IRowProgress progress)
{
    // Shares of a row's progress; the warm-up has the pauses, the rounds the rest.
    private const double VerifiedShare = 0.1;
    private const double WarmShare = 0.5;

    private const int YoungGenerations = 1;

    private readonly Random _random = new(1);

    /// <summary>Runs rows that are warmed up together, and returns each result when its row is finished.</summary>
    public IEnumerable<RowResult> Run(IReadOnlyList<(Row Row, RowEntries Entries)> rows, CancellationToken cancellation)
    {
        try
        {
            progress.RowStarted(rows[0].Row);
            var verified = rows.Select(one => Verify(one.Row, one.Entries, cancellation)).ToList();
            WarmUp(verified, cancellation);
            foreach (var row in verified)
                yield return Run(row, cancellation);
        }
        finally
        {
            foreach (var candidate in rows.SelectMany(static one => one.Entries.Candidates))
                candidate.Release();
        }
    }

    private void WarmUp(List<VerifiedRow> rows, CancellationToken cancellation)
    {
        var measured = rows.Where(static row => row.IsMeasured).ToList();
        var waves = 0;
        Harness.WarmUp.Run([.. measured.SelectMany(static row => row.Candidates)], measured.Count, plan, WaveDone, cancellation);

        void WaveDone()
        {
            var share = VerifiedShare + (WarmShare - VerifiedShare) * Math.Min(1, (double)++waves / plan.WarmUpWaves);
            progress.Advanced(rows[0].Row, share);
        }
    }

    private RowResult Run(VerifiedRow verified, CancellationToken cancellation)
    {
        var (row, candidates, payloads, absent) = verified;
        progress.RowStarted(row);
        if (!verified.IsMeasured)
        {
            progress.RowFinished(row);
            return RowSummary.Of(row.Id, row.Title, [], absent, row.Published);
        }

        var allocated = candidates.ConvertAll(candidate => Allocation.BytesPerOperation(candidate, row.DistinctInputs) / row.ItemsPerOperation);
        var measured = Measure(row, candidates, IsLarge(candidates, allocated), cancellation);
        CandidateMeasurement[] measurements = [.. measured.Select((figures, i) => MeasurementOf(candidates[i], allocated[i], payloads[i], figures))];
        progress.RowFinished(row);
        return RowSummary.Of(row.Id, row.Title, measurements, absent, row.Published);

        CandidateMeasurement MeasurementOf(Candidate candidate, double bytes, double payload, (double[] Samples, int[] Collections) figures) => new(
            candidate.Name,
            candidate.Kind,
            bytes / row.Elements,
            payload,
            candidate.Note,
            [figures.Samples],
            candidate.IsPartial,
            figures.Collections);
    }

    private static VerifiedRow Verify(Row row, RowEntries entries, CancellationToken cancellation)
    {
        var absent = new List<AbsentResult>(entries.Absences.Select(a => new AbsentResult(a.Name, a.Reason, false)));
        var verified = new List<Candidate>();
        var payloads = new List<double>();
        foreach (var candidate in entries.Candidates)
        {
            cancellation.ThrowIfCancellationRequested();
            var failure = Verification.FirstFailure(row, candidate, out var payload);
            if (failure is null)
            {
                verified.Add(candidate);
                payloads.Add(payload);
            }
            else
            {
                absent.Add(new AbsentResult(candidate.Name, failure, IsFailure: true));
            }
        }

        return new(row, verified, payloads, absent);
    }

    /// <summary>Returns whether the result itself is large: no serializer can do without the memory.</summary>
    private static bool IsLarge(List<Candidate> candidates, List<double> allocated) => candidates
        .Zip(allocated)
        .Where(static one => one.First.Kind == CandidateKind.Serializer)
        .All(static one => one.Second >= MeasurementPlan.LargeAllocation);

    /// <summary>Nanoseconds per operation, one element a round, and garbage collections of each candidate.</summary>
    private IEnumerable<(double[] Samples, int[] Collections)> Measure(
        Row row, List<Candidate> candidates, bool isLarge, CancellationToken cancellation)
    {
        var steppers = candidates.ConvertAll(candidate => new Stepper(candidate, row.ItemsPerOperation * row.Elements));
        foreach (var stepper in steppers)
            stepper.Calibrate(plan.RoundTimeOf(row, isLarge));

        var samples = candidates.Select(_ => new double[plan.Rounds]).ToArray();
        GC.Collect();
        for (var round = 0; round < plan.Rounds; round++)
        {
            cancellation.ThrowIfCancellationRequested();
            if (isLarge)
                GC.Collect();
            foreach (var i in RoundOrder.Next(_random, steppers.Count))
            {
                if (isLarge)
                    GC.Collect(YoungGenerations);
                samples[i][round] = steppers[i].Measure();
            }

            progress.Advanced(row, WarmShare + (1 - WarmShare) * (round + 1) / plan.Rounds);
        }

        return samples.Zip(steppers, (rounds, stepper) => (rounds, stepper.Collections));
    }

    /// <summary>A row, with the candidates whose round trip is right.</summary>
    private sealed record VerifiedRow(Row Row, List<Candidate> Candidates, List<double> Payloads, List<AbsentResult> Absent)
    {
        /// <summary>Gets whether anything but a floor is left to be measured.</summary>
        public bool IsMeasured => !Candidates.TrueForAll(static candidate => candidate.Kind == CandidateKind.Floor);
    }
}
