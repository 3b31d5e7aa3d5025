using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;
using Google.Protobuf;

namespace FastSer.Benchmarks.Systems.GoogleProtobuf;

/// <summary>Google.Protobuf on its own generated messages.</summary>
internal sealed class GoogleProtobufAdapter : WorkloadAdapter, IProcessProbe
{
    public override string Name => "Google.Protobuf";

    public override string Version => PackageVersion.Of(typeof(IMessage));

    protected override IEnumerable<RowEntry> Enter(Row<List<Poco>> row) =>
        Enter(row, MessageConversion.ToMessage, MessageConversion.ToPocos);

    protected override IEnumerable<RowEntry> Enter(Row<List<ImmutablePoco>> row) =>
        Enter(row, MessageConversion.ToMessage, MessageConversion.ToImmutablePocos);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass> row) =>
        Enter(row, MessageConversion.ToMessage, MessageConversion.ToClass);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass[]> row) =>
        Enter(row, MessageConversion.ToMessage, MessageConversion.ToClasses);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct> row) => Enter(
        row, MessageConversion.ToMessage, (SimpleStructMessage message) => MessageConversion.ToStruct(message));

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct[]> row) =>
        Enter(row, MessageConversion.ToMessage, MessageConversion.ToStructs);

    protected override IEnumerable<RowEntry> EnterMore(Row row) => row switch
    {
        Row<UserLicensesResponse> r => EnterLicenses(r),
        Row<int[]> r => Enter(r, MessageConversion.ToMessage, (IntArrayMessage message) => message.Items.ToArray()),
        Row<double[]> r =>
            Enter(r, MessageConversion.ToMessage, (DoubleArrayMessage message) => message.Items.ToArray()),
        Row<Beer> r => Enter(r, MessageConversion.ToMessage, (BeerMessage message) => MessageConversion.ToBeer(message)),
        Row<Beer[]> r => Enter(r, MessageConversion.ToMessage, MessageConversion.ToBeers),
        Row<TextPage> r => Enter(r, MessageConversion.ToMessage, MessageConversion.ToPage),
        Row<TreeNode> r =>
            Enter(r, MessageConversion.ToMessage, (TreeNodeMessage message) => MessageConversion.ToNode(message)),
        Row<LogFile> r => Enter(r, CommunityConversion.ToMessage, CommunityConversion.ToLog),
        Row<Mesh> r => Enter(r, CommunityConversion.ToMessage, CommunityConversion.ToMesh),
        _ => Refuse("takes its own message classes only; none was written for this type"),
    };

    protected override IEnumerable<RowEntry> EnterLook(Row row) => ProtobufLooks.Enter(Name, row) ?? base.EnterLook(row);

    public object ToOwn(object log) => CommunityConversion.ToMessage((LogFile)log);

    public void Write(Stream output, object value) => ((LogFileMessage)value).WriteTo(output);

    public object Read(Stream input) => LogFileMessage.Parser.ParseFrom(input);

    /// <summary>The source forgets a member when it converts; a fair row beside that one fills it.</summary>
    private IEnumerable<RowEntry> EnterLicenses(Row<UserLicensesResponse> row) =>
    [
        .. Enter(row, LicenseConversion.ToMessage, LicenseConversion.FromMessage),
        .. Enter(
            $"{Name}, status not filled",
            row,
            LicenseConversion.ToMessageWithoutStatus,
            message => LicenseConversion.FromMessageWithoutStatus(message, row.Inputs[0]),
            "drops ProvisioningStatus, as in the source",
            isPartial: true),
    ];

    private IEnumerable<RowEntry> Enter<T, TMessage>(
        Row<T> row, Func<T, TMessage> toMessage, Func<TMessage, object?> fromMessage)
        where TMessage : class, IMessage<TMessage>, new() =>
        Enter(Name, row, toMessage, fromMessage, "own message classes, conversion not timed");

    private static IEnumerable<RowEntry> Enter<T, TMessage>(
        string name,
        Row<T> row,
        Func<T, TMessage> toMessage,
        Func<TMessage, object?> fromMessage,
        string note,
        bool isPartial = false)
        where TMessage : class, IMessage<TMessage>, new()
    {
        var parser = new MessageParser<TMessage>(() => new TMessage());
        var codec = new Codec<TMessage>(name, SharedMap.Of(row.Inputs, toMessage))
        {
            ToBuffer = (buffer, message) => message.WriteTo(buffer),
            ToArray = message => message.ToByteArray(),
            Read = parser.ParseFrom,
            ToStream = (stream, message) => message.WriteTo(stream),
            FromStream = parser.ParseFrom,
            Note = note,
            IsPartial = isPartial,
        };
        return CodecLoops.EnterAll(row.Operation, codec).Select(entry => entry is Candidate candidate
            ? candidate with { Result = () => fromMessage((TMessage)candidate.Result!()!) }
            : entry);
    }
}
