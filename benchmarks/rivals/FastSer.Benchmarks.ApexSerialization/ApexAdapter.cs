using Apex.Serialization;
using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Rivals;

/// <summary>
/// Apex.Serialization in tree mode, whitelist open, version id off; one instance, as it is single-threaded.
/// </summary>
public sealed class ApexAdapter : WorkloadAdapter
{
    private readonly IBinary _binary = Binary.Create(
        new Settings { UseSerializedVersionId = false }.MarkSerializable(_ => true));

    public override string Name => "Apex";

    public override string Version => PackageVersion.Of(typeof(Binary));

    protected override IEnumerable<RowEntry> Enter(Row<List<Poco>> row) => [DelegateLoops.OverStreams(
        Name, row, (stream, value) => _binary.Write(value, stream), _binary.Read<List<Poco>>)];

    protected override IEnumerable<RowEntry> Enter(Row<List<ImmutablePoco>> row) => [DelegateLoops.OverStreams(
        Name, row, (stream, value) => _binary.Write(value, stream), _binary.Read<List<ImmutablePoco>>)];

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass> row) => [DelegateLoops.OverStreams(
        Name, row, (stream, value) => _binary.Write(value, stream), _binary.Read<SimpleClass>)];

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass[]> row) => [DelegateLoops.OverStreams(
        Name, row, (stream, value) => _binary.Write(value, stream), _binary.Read<SimpleClass[]>)];

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct> row) => [DelegateLoops.OverStreams(
        Name, row, (stream, value) => _binary.Write(value, stream), _binary.Read<SimpleStruct>)];

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct[]> row) => [DelegateLoops.OverStreams(
        Name, row, (stream, value) => _binary.Write(value, stream), _binary.Read<SimpleStruct[]>)];
}
