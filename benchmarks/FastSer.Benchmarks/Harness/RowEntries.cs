namespace FastSer.Benchmarks.Harness;

/// <summary>Who takes part in a row, and who does not and why.</summary>
internal sealed record RowEntries(IReadOnlyList<Candidate> Candidates, IReadOnlyList<Absence> Absences)
{
    public static RowEntries Of(Row row, IEnumerable<ISystemAdapter> systems)
    {
        var selected = systems.Where(system => row.Systems.Count == 0 || row.Systems.Contains(system.Name)).ToList();
        var entries = OfOneThread(row, selected);
        return row.Threads == 1 ? entries : entries with { Candidates = [.. InParallel(row, selected, entries.Candidates)] };
    }

    private static RowEntries OfOneThread(Row row, List<ISystemAdapter> systems)
    {
        var entries = systems.SelectMany(system => EntriesOf(row, system)).ToList();
        return new RowEntries([.. entries.OfType<Candidate>()], [.. entries.OfType<Absence>()]);
    }

    /// <summary>Every thread has candidates of its own, since some keep a buffer or a stream.</summary>
    private static IEnumerable<Candidate> InParallel(Row row, List<ISystemAdapter> systems, IReadOnlyList<Candidate> first)
    {
        var others = Enumerable.Range(1, row.Threads - 1)
            .Select(_ => OfOneThread(row.ForAnotherThread(), systems).Candidates.ToDictionary(static candidate => candidate.Name))
            .ToList();
        return first.Select(candidate => ParallelCandidate.Of(candidate, [.. others.Select(other => other[candidate.Name])]));
    }

    private static IEnumerable<RowEntry> EntriesOf(Row row, ISystemAdapter system)
    {
        try
        {
            return [.. system.Enter(row)];
        }
#pragma warning disable CA1031 // A rival may fail in any way; the row goes on without it and says so.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            var cause = exception.GetBaseException();
            return [new Absence(system.Name, $"{cause.GetType().Name}: {cause.Message.ReplaceLineEndings(" ")}")];
        }
    }
}
