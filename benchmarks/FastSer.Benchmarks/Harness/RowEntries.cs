namespace FastSer.Benchmarks.Harness;

/// <summary>Who takes part in a row, and who does not and why.</summary>
internal sealed record RowEntries(IReadOnlyList<Candidate> Candidates, IReadOnlyList<Absence> Absences)
{
    public static RowEntries Of(Row row, IEnumerable<ISystemAdapter> systems)
    {
        var entries = systems.SelectMany(system => EntriesOf(row, system)).ToList();
        return new RowEntries([.. entries.OfType<Candidate>()], [.. entries.OfType<Absence>()]);
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
