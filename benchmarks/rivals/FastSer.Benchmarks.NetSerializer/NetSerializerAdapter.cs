using FastSer.Benchmarks.Data;
using NetSerializer;

namespace FastSer.Benchmarks.Rivals;

/// <summary>NetSerializer in its direct mode: the root type is known, no type id is written for it.</summary>
public sealed class NetSerializerAdapter : WorkloadAdapter
{
    private static readonly Serializer s_serializer = new(
    [
        typeof(List<Poco>), typeof(List<ImmutablePoco>), typeof(SimpleClass), typeof(SimpleClass[]),
        typeof(SimpleStruct), typeof(SimpleStruct[]),
    ]);

    public override string Name => "NetSerializer";

    public override string Version => PackageVersion.Of(typeof(Serializer));

    protected override IEnumerable<RowEntry> Enter(Row<List<Poco>> row) =>
        [DelegateLoops.OverStreams(Name, row, s_serializer.SerializeDirect, Read<List<Poco>>)];

    protected override IEnumerable<RowEntry> Enter(Row<List<ImmutablePoco>> row) =>
        [DelegateLoops.OverStreams(Name, row, s_serializer.SerializeDirect, Read<List<ImmutablePoco>>)];

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass> row) =>
        [DelegateLoops.OverStreams(Name, row, s_serializer.SerializeDirect, Read<SimpleClass>)];

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass[]> row) =>
        [DelegateLoops.OverStreams(Name, row, s_serializer.SerializeDirect, Read<SimpleClass[]>)];

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct> row) =>
        [DelegateLoops.OverStreams(Name, row, s_serializer.SerializeDirect, Read<SimpleStruct>)];

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct[]> row) =>
        [DelegateLoops.OverStreams(Name, row, s_serializer.SerializeDirect, Read<SimpleStruct[]>)];

    private static T Read<T>(Stream stream)
    {
        s_serializer.DeserializeDirect<T>(stream, out var value);
        return value;
    }
}
