using System.Numerics;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;
using FastSer.Benchmarks.Data.Messages;
using Hyperion;
using SimpleClass = FastSer.Benchmarks.Data.SimpleClass;

namespace FastSer.Benchmarks.Rivals;

/// <summary>
/// Hyperion with known types, without references but for shared objects. A session for each call: a session that is used again leaves out the
/// type names that it wrote before, and such a message cannot be read on its own.
/// </summary>
public sealed class HyperionAdapter : GenericAdapter, IProcessProbe
{
    private static readonly Serializer s_serializer = Create(keepsReferences: false);
    private static readonly Serializer s_graph = Create(keepsReferences: true);

    public override string Name => "Hyperion";

    public override string Version => PackageVersion.Of(typeof(Serializer));

    protected override bool KeepsReferences => true;

    private static Serializer Create(bool keepsReferences) => new(SerializerOptions.Default
        .WithPreserveObjectReferences(keepsReferences)
        .WithKnownTypes(
        [
            typeof(List<Poco>), typeof(Poco), typeof(List<ImmutablePoco>), typeof(ImmutablePoco), typeof(SimpleClass),
            typeof(SimpleClass[]), typeof(SimpleStruct), typeof(SimpleStruct[]), typeof(int[]), typeof(List<DateTime>),
            typeof(Dictionary<int, string>), typeof(Dictionary<int, int>), typeof(UserLicensesResponse),
            typeof(UserLicense), typeof(UserLicense[]), typeof(ServicePlan), typeof(ServicePlan[]), typeof(Color),
            typeof(Dictionary<string, Color>), typeof(double[]), typeof(Beer), typeof(Beer[]), typeof(List<string>),
            typeof(Vector4[]), typeof(Vector4), typeof(TextPage), typeof(TreeNode), typeof(List<TreeNode>),
            typeof(OrderDocument), typeof(CustomerOrder), typeof(List<CustomerOrder>), typeof(OrderLine),
            typeof(List<OrderLine>), typeof(Dictionary<string, string>), typeof(Dictionary<string, SimpleClass2>),
            typeof(List<SiteEvent>), typeof(SharedGraph), typeof(SharedNode), typeof(List<SharedNode>),
            .. typeof(SiteEvent).Assembly.GetTypes().Where(static type => type.IsSubclassOf(typeof(SiteEvent))),
            .. typeof(MessageBase).Assembly.GetTypes().Where(type => type.Namespace == typeof(MessageBase).Namespace),
            .. typeof(LogFile).Assembly.GetTypes().Where(type => type.Namespace == typeof(LogFile).Namespace),
            typeof(LogEntry[]), typeof(Triangle[]), typeof(Player[]), typeof(Item[]), typeof(string[]), typeof(GameUpdate[]),
            typeof(Contact[]), typeof(TerrainUpdate[]), typeof(bool[]), typeof(ushort[]), typeof(byte[]),
        ]));

    // Hyperion takes the value as object: there is no exact type to lose.
    public override IEnumerable<RowEntry> Visit<T>(Row<T> row)
    {
        var isGraph = row is Row<SharedGraph>;
        var serializer = isGraph ? s_graph : s_serializer;
        return CodecLoops.EnterAll(row.Operation, new Codec<T>(Name, row.Inputs)
        {
            ToStream = (stream, value) => serializer.Serialize(value, stream),
            FromStream = serializer.Deserialize<T>,
            Note = isGraph ? "keeps references" : "",
        });
    }

    public override IEnumerable<RowEntry> Visit<T>(ItemRow<T> row) =>
    [
        ItemLoops.Enter(row.Operation, new ItemCodec<T>(Name, row.Items)
        {
            OpenWriter = stream => items =>
            {
                foreach (var item in items)
                    s_serializer.Serialize(item, stream);
            },
            OpenReader = stream => items =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = s_serializer.Deserialize<T>(stream);
            },
        }),
    ];

    public object ToOwn(object log) => log;

    public void Write(Stream output, object value) => s_serializer.Serialize(value, output);

    public object Read(Stream input) => s_serializer.Deserialize<LogFile>(input);
}
