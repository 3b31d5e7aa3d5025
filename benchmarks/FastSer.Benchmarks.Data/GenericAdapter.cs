namespace FastSer.Benchmarks.Data;

/// <summary>Base of the adapters that take any type, and whose operations a shared generic method costs nothing.</summary>
public abstract class GenericAdapter : ISystemAdapter, IRowVisitor<IEnumerable<RowEntry>>
{
    public abstract string Name { get; }

    public abstract string Version { get; }

    public IEnumerable<RowEntry> Enter(Row row) =>
        ReasonOf(row) is { } reason ? [new Absence(Name, reason)] : row.Accept(this);

    public abstract IEnumerable<RowEntry> Visit<T>(Row<T> row);

    public abstract IEnumerable<RowEntry> Visit<T>(ItemRow<T> row);

    public virtual IEnumerable<RowEntry> Visit<T, TAnswer>(LookRow<T, TAnswer> row) => [Absence.OfLook(Name)];

    /// <summary>Shared objects and cycles come back as they were; others would run out of stack.</summary>
    protected virtual bool KeepsReferences => false;

    private string? ReasonOf(Row row) =>
        row is Row<SharedGraph> && !KeepsReferences ? "no references, as it is set up here" : RefusalOf(row);

    /// <summary>Why the system cannot run the row; null when it can.</summary>
    protected virtual string? RefusalOf(Row row) => null;
}
