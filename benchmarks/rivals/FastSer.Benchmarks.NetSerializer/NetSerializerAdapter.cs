using System.Numerics;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;
using NetSerializer;

namespace FastSer.Benchmarks.Rivals;

/// <summary>
/// NetSerializer in its direct mode, where the root type is known and no type id is written for it; suite 003 has its
/// normal mode as well.
/// </summary>
public sealed partial class NetSerializerAdapter : GenericAdapter, IProcessProbe
{
    private static readonly Serializer s_serializer = new(
    [
        typeof(List<Poco>), typeof(List<ImmutablePoco>), typeof(SimpleClass), typeof(SimpleClass[]),
        typeof(SimpleStruct), typeof(SimpleStruct[]), typeof(UserLicensesResponse), typeof(UserLicense[]),
        typeof(ServicePlan[]), typeof(Dictionary<string, Color>), typeof(int[]), typeof(double[]), typeof(Beer),
        typeof(Beer[]), typeof(TextPage), typeof(TreeNode), typeof(OrderDocument), typeof(List<SiteEvent>),
        typeof(LogFile), typeof(Mesh), typeof(SavedPlayers), typeof(GameUpdates),
        .. typeof(SiteEvent).Assembly.GetTypes().Where(static type => type.IsSubclassOf(typeof(SiteEvent))),
    ]);

    public override string Name => "NetSerializer";

    public override string Version => PackageVersion.Of(typeof(Serializer));

    public override IEnumerable<RowEntry> Visit<T>(Row<T> row) =>
        CodecLoops.EnterAll(row.Operation, new Codec<T>(Name, row.Inputs)
        {
            ToStream = s_serializer.SerializeDirect,
            FromStream = Read<T>,
        });

    protected override string? RefusalOf(Row row) =>
        row is Row<Vector4[]> ? "types without the serializable attribute cannot be registered" : null;

    private static T Read<T>(Stream stream)
    {
        s_serializer.DeserializeDirect<T>(stream, out var value);
        return value;
    }

    public object ToOwn(object log) => log;

    public void Write(Stream output, object value) => s_serializer.SerializeDirect(output, (LogFile)value);

    public object Read(Stream input) => Read<LogFile>(input);
}
