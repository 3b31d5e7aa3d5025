using FastSer.Benchmarks.Data;
using MessagePack;
using MessagePack.Resolvers;

namespace FastSer.Benchmarks.Rivals;

/// <summary>
/// MessagePack with integer keys and its generated formatters, as it comes and with Guids of 16 bytes instead of 36 characters.
/// </summary>
public sealed partial class MessagePackAdapter : WorkloadAdapter, IProcessProbe
{
    private const string DateNote = "dates come back as UTC";

    private static readonly MessagePackSerializerOptions s_standard = MessagePackSerializerOptions.Standard;

    private static readonly MessagePackSerializerOptions s_nativeGuid = s_standard.WithResolver(
        CompositeResolver.Create(NativeGuidResolver.Instance, StandardResolver.Instance));

    public override string Name => "MessagePack";

    /// <summary>The analyzer of the package writes a resolver into this assembly, if it was restored.</summary>
    public override string Version => PackageVersion.Of(typeof(MessagePackSerializer))
        + (typeof(MessagePackAdapter).Assembly.GetType("MessagePack.GeneratedMessagePackResolver") is null ? " (formatters made at run time)" : "");

    protected override IEnumerable<RowEntry> Enter(Row<List<Poco>> row) =>
        EnterGuids(row, Twin.OfAll<List<Poco>, List<PocoTwin>>(row.Inputs));

    protected override IEnumerable<RowEntry> Enter(Row<List<ImmutablePoco>> row) =>
        EnterGuids(row, Twin.OfAll<List<ImmutablePoco>, List<ImmutablePocoTwin>>(row.Inputs));

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass> row) =>
        [Enter(Name, row, Twin.OfAll<SimpleClass, SimpleClassTwin>(row.Inputs), s_standard)];

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass[]> row) =>
        [Enter(Name, row, Twin.OfAll<SimpleClass[], SimpleClassTwin[]>(row.Inputs), s_standard)];

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct> row) =>
        [Enter(Name, row, Twin.OfAll<SimpleStruct, SimpleStructTwin>(row.Inputs), s_standard)];

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct[]> row) =>
        [Enter(Name, row, Twin.OfAll<SimpleStruct[], SimpleStructTwin[]>(row.Inputs), s_standard)];

    private IEnumerable<RowEntry> EnterGuids<T>(Row row, T[] twins) =>
    [
        Enter(Name, row, twins, s_standard, "Guid as text, "),
        Enter($"{Name}, native Guid", row, twins, s_nativeGuid),
    ];

    private static RowEntry Enter<T>(
        string name, Row row, T[] twins, MessagePackSerializerOptions options, string note = "") =>
        CodecLoops.Enter(row.Operation, new Codec<T>(name, twins)
        {
            ToBuffer = (buffer, value) => MessagePackSerializer.Serialize(buffer, value, options),
            ToArray = value => MessagePackSerializer.Serialize(value, options),
            Read = bytes => MessagePackSerializer.Deserialize<T>(bytes, options),
            Dates = DateFidelity.Instant,
            Note = note + DateNote,
        });

    public object ToOwn(object log) => Twin.Of<LogFileTwin>(log);

    public void Write(Stream output, object value) => MessagePackSerializer.Serialize(output, (LogFileTwin)value, s_standard);

    public object Read(Stream input) => MessagePackSerializer.Deserialize<LogFileTwin>(input, s_standard);
}
