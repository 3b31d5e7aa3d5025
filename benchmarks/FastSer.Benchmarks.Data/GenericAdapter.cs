namespace FastSer.Benchmarks.Data;

/// <summary>Base of the adapters whose operations are so long that one generic method costs them nothing.</summary>
public abstract class GenericAdapter : WorkloadAdapter
{
    protected abstract IEnumerable<RowEntry> EnterAny<T>(Row<T> row);

    protected sealed override IEnumerable<RowEntry> Enter(Row<List<Poco>> row) => EnterAny(row);

    protected sealed override IEnumerable<RowEntry> Enter(Row<List<ImmutablePoco>> row) => EnterAny(row);

    protected sealed override IEnumerable<RowEntry> Enter(Row<SimpleClass> row) => EnterAny(row);

    protected sealed override IEnumerable<RowEntry> Enter(Row<SimpleClass[]> row) => EnterAny(row);

    protected sealed override IEnumerable<RowEntry> Enter(Row<SimpleStruct> row) => EnterAny(row);

    protected sealed override IEnumerable<RowEntry> Enter(Row<SimpleStruct[]> row) => EnterAny(row);
}
