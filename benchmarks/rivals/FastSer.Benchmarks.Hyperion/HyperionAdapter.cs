using FastSer.Benchmarks.Data;
using Hyperion;

namespace FastSer.Benchmarks.Rivals;

/// <summary>
/// Hyperion with known types, without references. A session for each call: a session that is used again leaves out the
/// type names that it wrote before, and such a message cannot be read on its own.
/// </summary>
public sealed class HyperionAdapter : WorkloadAdapter
{
    private static readonly Serializer s_serializer = new(SerializerOptions.Default
        .WithPreserveObjectReferences(false)
        .WithKnownTypes(
        [
            typeof(List<Poco>), typeof(Poco), typeof(List<ImmutablePoco>), typeof(ImmutablePoco), typeof(SimpleClass),
            typeof(SimpleClass[]), typeof(SimpleStruct), typeof(SimpleStruct[]), typeof(int[]), typeof(List<DateTime>),
            typeof(Dictionary<int, string>), typeof(Dictionary<int, int>),
        ]));

    public override string Name => "Hyperion";

    public override string Version => PackageVersion.Of(typeof(Serializer));

    protected override IEnumerable<RowEntry> Enter(Row<List<Poco>> row) => EnterAs(row);

    protected override IEnumerable<RowEntry> Enter(Row<List<ImmutablePoco>> row) => EnterAs(row);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass> row) => EnterAs(row);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass[]> row) => EnterAs(row);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct> row) => EnterAs(row);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct[]> row) => EnterAs(row);

    // Hyperion takes the value as object: there is no exact type to lose.
    private IEnumerable<RowEntry> EnterAs<T>(Row<T> row) => [DelegateLoops.OverStreams(
        Name, row, (stream, value) => s_serializer.Serialize(value, stream), s_serializer.Deserialize<T>)];
}
