namespace FastSer.Benchmarks.Data;

/// <summary>
/// Base of the adapters that are written type by type: one method a kind of value, because a shared generic method
/// would cost the rival time.
/// </summary>
public abstract class WorkloadAdapter : ISystemAdapter
{
    public abstract string Name { get; }

    public abstract string Version { get; }

    public IEnumerable<RowEntry> Enter(Row row) => row switch
    {
        Row<List<Poco>> pocos => Enter(pocos),
        Row<List<ImmutablePoco>> pocos => Enter(pocos),
        Row<SimpleClass> classes => Enter(classes),
        Row<SimpleClass[]> classes => Enter(classes),
        Row<SimpleStruct> structs => Enter(structs),
        Row<SimpleStruct[]> structs => Enter(structs),
        { Operation: RowOperation.Look } => EnterLook(row),
        _ => EnterMore(row),
    };

    protected abstract IEnumerable<RowEntry> Enter(Row<List<Poco>> row);

    protected abstract IEnumerable<RowEntry> Enter(Row<List<ImmutablePoco>> row);

    protected abstract IEnumerable<RowEntry> Enter(Row<SimpleClass> row);

    protected abstract IEnumerable<RowEntry> Enter(Row<SimpleClass[]> row);

    protected abstract IEnumerable<RowEntry> Enter(Row<SimpleStruct> row);

    protected abstract IEnumerable<RowEntry> Enter(Row<SimpleStruct[]> row);

    /// <summary>The rows of the other suites.</summary>
    protected abstract IEnumerable<RowEntry> EnterMore(Row row);

    /// <summary>The rows that ask one thing of a value.</summary>
    protected virtual IEnumerable<RowEntry> EnterLook(Row row) => [Absence.OfLook(Name)];

    protected IEnumerable<RowEntry> Refuse(string reason) => [new Absence(Name, reason)];
}
