using System.Buffers;
using System.Numerics;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;
using Nino.Core;

namespace FastSer.Benchmarks.Rivals;

public sealed partial class NinoAdapter
{
    // Each delegate is written out so that its type is exact.
    protected override IEnumerable<RowEntry> EnterMore(Row row) => row switch
    {
        Row<UserLicensesResponse> r => Enter<UserLicensesResponse, UserLicensesTwin>(
            r,
            (output, value) => NinoSerializer.Serialize(value, output),
            value => NinoSerializer.Serialize(value),
            bytes => NinoDeserializer.Deserialize<UserLicensesTwin>(bytes)!),
        Row<int[]> r => Enter<int[], int[]>(
            r,
            (output, value) => NinoSerializer.Serialize(value, output),
            value => NinoSerializer.Serialize(value),
            bytes => NinoDeserializer.Deserialize<int[]>(bytes)!),
        Row<double[]> r => Enter<double[], double[]>(
            r,
            (output, value) => NinoSerializer.Serialize(value, output),
            value => NinoSerializer.Serialize(value),
            bytes => NinoDeserializer.Deserialize<double[]>(bytes)!),
        Row<Beer> r => Enter<Beer, BeerTwin>(
            r,
            (output, value) => NinoSerializer.Serialize(value, output),
            value => NinoSerializer.Serialize(value),
            bytes => NinoDeserializer.Deserialize<BeerTwin>(bytes)!),
        Row<Beer[]> r => Enter<Beer[], BeerTwin[]>(
            r,
            (output, value) => NinoSerializer.Serialize(value, output),
            value => NinoSerializer.Serialize(value),
            bytes => NinoDeserializer.Deserialize<BeerTwin[]>(bytes)!),
        Row<Vector4[]> r => Enter<Vector4[], Vector4[]>(
            r,
            (output, value) => NinoSerializer.Serialize(value, output),
            value => NinoSerializer.Serialize(value),
            bytes => NinoDeserializer.Deserialize<Vector4[]>(bytes)!),
        Row<TextPage> r => Enter<TextPage, TextPageTwin>(
            r,
            (output, value) => NinoSerializer.Serialize(value, output),
            value => NinoSerializer.Serialize(value),
            bytes => NinoDeserializer.Deserialize<TextPageTwin>(bytes)!),
        Row<TreeNode> r => Enter<TreeNode, TreeNodeTwin>(
            r,
            (output, value) => NinoSerializer.Serialize(value, output),
            value => NinoSerializer.Serialize(value),
            bytes => NinoDeserializer.Deserialize<TreeNodeTwin>(bytes)!),
        Row<OrderDocument> r => Enter<OrderDocument, OrderDocumentTwin>(
            r,
            (output, value) => NinoSerializer.Serialize(value, output),
            value => NinoSerializer.Serialize(value),
            bytes => NinoDeserializer.Deserialize<OrderDocumentTwin>(bytes)!),
        Row<List<SiteEvent>> r => Enter<List<SiteEvent>, List<SiteEventTwin>>(
            r,
            (output, value) => NinoSerializer.Serialize(value, output),
            value => NinoSerializer.Serialize(value),
            bytes => NinoDeserializer.Deserialize<List<SiteEventTwin>>(bytes)!),
        Row<LogFile> r => Enter<LogFile, LogFileTwin>(
            r,
            (output, value) => NinoSerializer.Serialize(value, output),
            value => NinoSerializer.Serialize(value),
            bytes => NinoDeserializer.Deserialize<LogFileTwin>(bytes)!),
        Row<Mesh> r => Enter<Mesh, MeshTwin>(
            r,
            (output, value) => NinoSerializer.Serialize(value, output),
            value => NinoSerializer.Serialize(value),
            bytes => NinoDeserializer.Deserialize<MeshTwin>(bytes)!),
        Row<SavedPlayers> r => Enter<SavedPlayers, SavedPlayersTwin>(
            r,
            (output, value) => NinoSerializer.Serialize(value, output),
            value => NinoSerializer.Serialize(value),
            bytes => NinoDeserializer.Deserialize<SavedPlayersTwin>(bytes)!),
        Row<GameUpdates> r => Enter<GameUpdates, GameUpdatesTwin>(
            r,
            (output, value) => NinoSerializer.Serialize(value, output),
            value => NinoSerializer.Serialize(value),
            bytes => NinoDeserializer.Deserialize<GameUpdatesTwin>(bytes)!),
        Row<SharedGraph> => Refuse("no references"),
        _ => Refuse("no stream calls"),
    };

    private IEnumerable<RowEntry> Enter<TSource, T>(
        Row<TSource> row,
        Action<NinoArrayBufferWriter, T> toBuffer,
        Func<T, byte[]> toArray,
        Func<byte[], T> read)
    {
        // Nino writes to a writer of its own around the buffer, which is nearly always the same one.
        ArrayBufferWriter<byte>? latest = null;
        NinoArrayBufferWriter? output = null;
        return CodecLoops.EnterAll(row.Operation, new Codec<T>(Name, Twin.OfAll<TSource, T>(row.Inputs))
        {
            ToBuffer = (buffer, value) => toBuffer(OutputOf(buffer), value),
            ToArray = toArray,
            Read = read,
        });

        NinoArrayBufferWriter OutputOf(ArrayBufferWriter<byte> buffer)
        {
            if (output is null || latest != buffer)
                (latest, output) = (buffer, new NinoArrayBufferWriter(buffer));
            return output;
        }
    }
}
