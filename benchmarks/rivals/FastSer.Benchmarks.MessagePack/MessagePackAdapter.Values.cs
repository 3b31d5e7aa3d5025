using System.Buffers;
using System.Numerics;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;
using MessagePack;

namespace FastSer.Benchmarks.Rivals;

public sealed partial class MessagePackAdapter
{
    private const string KeyedNote = "keyed by member names, as in the source";

    private static readonly MessagePackSerializerOptions s_lz4 =
        s_standard.WithCompression(MessagePackCompression.Lz4BlockArray);

    // Each delegate is written out so that its type is exact.
    protected override IEnumerable<RowEntry> EnterMore(Row row) => row switch
    {
        Row<UserLicensesResponse> r => Enter<UserLicensesResponse, UserLicensesTwin>(
            r,
            options => (buffer, value) => MessagePackSerializer.Serialize(buffer, value, options),
            options => value => MessagePackSerializer.Serialize(value, options),
            options => bytes => MessagePackSerializer.Deserialize<UserLicensesTwin>(bytes, options)),
        Row<int[]> r => Enter<int[], int[]>(
            r,
            options => (buffer, value) => MessagePackSerializer.Serialize(buffer, value, options),
            options => value => MessagePackSerializer.Serialize(value, options),
            options => bytes => MessagePackSerializer.Deserialize<int[]>(bytes, options)),
        Row<double[]> r => Enter<double[], double[]>(
            r,
            options => (buffer, value) => MessagePackSerializer.Serialize(buffer, value, options),
            options => value => MessagePackSerializer.Serialize(value, options),
            options => bytes => MessagePackSerializer.Deserialize<double[]>(bytes, options)),
        Row<Beer> r => Enter<Beer, BeerTwin>(
            r,
            options => (buffer, value) => MessagePackSerializer.Serialize(buffer, value, options),
            options => value => MessagePackSerializer.Serialize(value, options),
            options => bytes => MessagePackSerializer.Deserialize<BeerTwin>(bytes, options), KeyedNote),
        Row<Beer[]> r => Enter<Beer[], BeerTwin[]>(
            r,
            options => (buffer, value) => MessagePackSerializer.Serialize(buffer, value, options),
            options => value => MessagePackSerializer.Serialize(value, options),
            options => bytes => MessagePackSerializer.Deserialize<BeerTwin[]>(bytes, options), KeyedNote),
        Row<Vector4[]> r => Enter<Vector4[], Vector4[]>(
            r,
            options => (buffer, value) => MessagePackSerializer.Serialize(buffer, value, options),
            options => value => MessagePackSerializer.Serialize(value, options),
            options => bytes => MessagePackSerializer.Deserialize<Vector4[]>(bytes, options)),
        Row<TextPage> r => Enter<TextPage, TextPageTwin>(
            r,
            options => (buffer, value) => MessagePackSerializer.Serialize(buffer, value, options),
            options => value => MessagePackSerializer.Serialize(value, options),
            options => bytes => MessagePackSerializer.Deserialize<TextPageTwin>(bytes, options)),
        Row<TreeNode> r => Enter<TreeNode, TreeNodeTwin>(
            r,
            options => (buffer, value) => MessagePackSerializer.Serialize(buffer, value, options),
            options => value => MessagePackSerializer.Serialize(value, options),
            options => bytes => MessagePackSerializer.Deserialize<TreeNodeTwin>(bytes, options)),
        Row<OrderDocument> r => Enter<OrderDocument, OrderDocumentTwin>(
            r,
            options => (buffer, value) => MessagePackSerializer.Serialize(buffer, value, options),
            options => value => MessagePackSerializer.Serialize(value, options),
            options => bytes => MessagePackSerializer.Deserialize<OrderDocumentTwin>(bytes, options)),
        Row<List<SiteEvent>> r => Enter<List<SiteEvent>, List<SiteEventTwin>>(
            r,
            options => (buffer, value) => MessagePackSerializer.Serialize(buffer, value, options),
            options => value => MessagePackSerializer.Serialize(value, options),
            options => bytes => MessagePackSerializer.Deserialize<List<SiteEventTwin>>(bytes, options)),
        Row<LogFile> r => Enter<LogFile, LogFileTwin>(
            r,
            options => (buffer, value) => MessagePackSerializer.Serialize(buffer, value, options),
            options => value => MessagePackSerializer.Serialize(value, options),
            options => bytes => MessagePackSerializer.Deserialize<LogFileTwin>(bytes, options)),
        Row<Mesh> r => Enter<Mesh, MeshTwin>(
            r,
            options => (buffer, value) => MessagePackSerializer.Serialize(buffer, value, options),
            options => value => MessagePackSerializer.Serialize(value, options),
            options => bytes => MessagePackSerializer.Deserialize<MeshTwin>(bytes, options)),
        Row<SavedPlayers> r => Enter<SavedPlayers, SavedPlayersTwin>(
            r,
            options => (buffer, value) => MessagePackSerializer.Serialize(buffer, value, options),
            options => value => MessagePackSerializer.Serialize(value, options),
            options => bytes => MessagePackSerializer.Deserialize<SavedPlayersTwin>(bytes, options)),
        Row<GameUpdates> r => Enter<GameUpdates, GameUpdatesTwin>(
            r,
            options => (buffer, value) => MessagePackSerializer.Serialize(buffer, value, options),
            options => value => MessagePackSerializer.Serialize(value, options),
            options => bytes => MessagePackSerializer.Deserialize<GameUpdatesTwin>(bytes, options)),
        Row<SharedGraph> => Refuse("no references"),
        _ => Refuse("the types have no keys, and items on one stream are read asynchronously only"),
    };

    protected override IEnumerable<RowEntry> EnterLook(Row row) => MessagePackLooks.Enter(row, s_standard) ?? base.EnterLook(row);

    private IEnumerable<RowEntry> Enter<TSource, T>(
        Row<TSource> row,
        Func<MessagePackSerializerOptions, Action<ArrayBufferWriter<byte>, T>> toBuffer,
        Func<MessagePackSerializerOptions, Func<T, byte[]>> toArray,
        Func<MessagePackSerializerOptions, Func<byte[], T>> read,
        string note = "")
    {
        var twins = Twin.OfAll<TSource, T>(row.Inputs);
        return CodecLoops.EnterAll(row.Operation, CodecOf(Name, s_standard), CodecOf($"{Name} Lz4BlockArray", s_lz4) with
        {
            IsCompressed = true,
        });

        Codec<T> CodecOf(string name, MessagePackSerializerOptions options) => new(name, twins)
        {
            ToBuffer = toBuffer(options),
            ToArray = toArray(options),
            Read = read(options),
            ToStream = (stream, value) => MessagePackSerializer.Serialize(stream, value, options),
            FromStream = stream => MessagePackSerializer.Deserialize<T>(stream, options),
            Skip = Skip,
            Dates = DateFidelity.Instant,
            Note = note,
        };
    }

    private static int Skip(byte[] bytes)
    {
        var reader = new MessagePackReader(bytes);
        reader.Skip();
        return (int)reader.Consumed;
    }
}
