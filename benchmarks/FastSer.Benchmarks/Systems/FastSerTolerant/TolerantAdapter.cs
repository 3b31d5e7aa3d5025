using System.Buffers;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;

namespace FastSer.Benchmarks.Systems.FastSerTolerant;

/// <summary>FastSer with the same types in the Tolerant format. Values without objects are the same in all its formats.</summary>
internal sealed class TolerantAdapter : WorkloadAdapter, IProcessProbe
{
    public override string Name => "FastSer Tolerant";

    public override string Version => PackageVersion.Of(typeof(FastSerializer));

    protected override IEnumerable<RowEntry> Enter(Row<List<Poco>> row) => Enter<List<Poco>, List<PocoTwin>>(
        row,
        (output, value) => FastSerializer.Serialize(output, value),
        value => FastSerializer.Serialize(value),
        bytes => FastSerializer.Deserialize<List<PocoTwin>>(bytes));

    protected override IEnumerable<RowEntry> Enter(Row<List<ImmutablePoco>> row) => Enter<List<ImmutablePoco>, List<ImmutablePocoTwin>>(
        row,
        (output, value) => FastSerializer.Serialize(output, value),
        value => FastSerializer.Serialize(value),
        bytes => FastSerializer.Deserialize<List<ImmutablePocoTwin>>(bytes));

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass> row) => Enter<SimpleClass, SimpleClassTwin>(
        row,
        (output, value) => FastSerializer.Serialize(output, value),
        value => FastSerializer.Serialize(value),
        bytes => FastSerializer.Deserialize<SimpleClassTwin>(bytes));

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass[]> row) => Enter<SimpleClass[], SimpleClassTwin[]>(
        row,
        (output, value) => FastSerializer.Serialize(output, value),
        value => FastSerializer.Serialize(value),
        bytes => FastSerializer.Deserialize<SimpleClassTwin[]>(bytes));

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct> row) => Enter<SimpleStruct, SimpleStructTwin>(
        row,
        (output, value) => FastSerializer.Serialize(output, value),
        value => FastSerializer.Serialize(value),
        bytes => FastSerializer.Deserialize<SimpleStructTwin>(bytes));

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct[]> row) => Enter<SimpleStruct[], SimpleStructTwin[]>(
        row,
        (output, value) => FastSerializer.Serialize(output, value),
        value => FastSerializer.Serialize(value),
        bytes => FastSerializer.Deserialize<SimpleStructTwin[]>(bytes));

    // Each delegate is written out so that its type is exact.
    protected override IEnumerable<RowEntry> EnterMore(Row row) => row switch
    {
        Row<Beer> r => Enter<Beer, BeerTwin>(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<BeerTwin>(bytes),
            (stream, value) => FastSerializer.Serialize(stream, value),
            stream => FastSerializer.Deserialize<BeerTwin>(stream),
            bytes => FastSerializer.Skip<BeerTwin>(bytes)),
        Row<Beer[]> r => Enter<Beer[], BeerTwin[]>(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<BeerTwin[]>(bytes),
            (stream, value) => FastSerializer.Serialize(stream, value),
            stream => FastSerializer.Deserialize<BeerTwin[]>(stream),
            bytes => FastSerializer.Skip<BeerTwin[]>(bytes)),
        Row<UserLicensesResponse> r => Enter<UserLicensesResponse, UserLicensesTwin>(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<UserLicensesTwin>(bytes)),
        Row<TextPage> r => Enter<TextPage, TextPageTwin>(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<TextPageTwin>(bytes)),
        Row<TreeNode> r => Enter<TreeNode, TreeNodeTwin>(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<TreeNodeTwin>(bytes)),
        Row<OrderDocument> r => Enter<OrderDocument, OrderDocumentTwin>(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<OrderDocumentTwin>(bytes)),
        Row<LogFile> r => Enter<LogFile, LogFileTwin>(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<LogFileTwin>(bytes)),
        Row<Mesh> r => Enter<Mesh, MeshTwin>(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<MeshTwin>(bytes)),
        Row<SavedPlayers> r => Enter<SavedPlayers, SavedPlayersTwin>(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<SavedPlayersTwin>(bytes)),
        Row<GameUpdates> r => Enter<GameUpdates, GameUpdatesTwin>(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<GameUpdatesTwin>(bytes)),
        _ => Refuse("without objects of suites 000, 001, 002, 004 and modern: as FastSer"),
    };

    protected override IEnumerable<RowEntry> EnterLook(Row row) => row switch
    {
        LookRow<OrderDocument, double> r =>
        [
            LookLoops.Enter(
                Name,
                Payloads.Of(Twin.OfAll<OrderDocument, OrderDocumentTwin>(r.Inputs), static value => FastSerializer.Serialize(value)),
                static bytes => FastSerializer.Deserialize<OrderDocumentTwin>(bytes)
                    .Orders![ViewQuestions.Order].Lines![ViewQuestions.Line].Price),
        ],
        _ => base.EnterLook(row),
    };

    public object ToOwn(object log) => Twin.Of<LogFileTwin>(log);

    public void Write(Stream output, object value) => FastSerializer.Serialize(output, (LogFileTwin)value);

    public object Read(Stream input) => FastSerializer.Deserialize<LogFileTwin>(input);

    private IEnumerable<RowEntry> Enter<T, TTwin>(
        Row<T> row,
        Action<ArrayBufferWriter<byte>, TTwin> toBuffer,
        Func<TTwin, byte[]> toArray,
        Func<byte[], TTwin> read,
        Action<Stream, TTwin>? toStream = null,
        Func<Stream, TTwin>? fromStream = null,
        Func<byte[], int>? skip = null) =>
        CodecLoops.EnterAll(row.Operation, new Codec<TTwin>(Name, Twin.OfAll<T, TTwin>(row.Inputs))
        {
            ToBuffer = toBuffer,
            ToArray = toArray,
            Read = read,
            ToStream = toStream,
            FromStream = fromStream,
            Skip = skip,
        });
}
