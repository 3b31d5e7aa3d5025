using System.Buffers;
using System.Numerics;
using System.Runtime.CompilerServices;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;
using MemoryPack;

namespace FastSer.Benchmarks.Rivals;

public sealed partial class MemoryPackAdapter
{
    // Each delegate is written out so that its type is exact.
    protected override IEnumerable<RowEntry> EnterMore(Row row) => row switch
    {
        Row<UserLicensesResponse> r => Enter<UserLicensesResponse, UserLicensesTwin>(
            r,
            options => (buffer, value) => MemoryPackSerializer.Serialize(buffer, value, options),
            options => value => MemoryPackSerializer.Serialize(value, options),
            options => bytes => MemoryPackSerializer.Deserialize<UserLicensesTwin>(bytes, options)!),
        Row<int[]> r => Enter<int[], int[]>(
            r,
            options => (buffer, value) => MemoryPackSerializer.Serialize(buffer, value, options),
            options => value => MemoryPackSerializer.Serialize(value, options),
            options => bytes => MemoryPackSerializer.Deserialize<int[]>(bytes, options)!,
            hasTexts: false),
        Row<double[]> r => Enter<double[], double[]>(
            r,
            options => (buffer, value) => MemoryPackSerializer.Serialize(buffer, value, options),
            options => value => MemoryPackSerializer.Serialize(value, options),
            options => bytes => MemoryPackSerializer.Deserialize<double[]>(bytes, options)!,
            hasTexts: false),
        Row<Beer> r => Enter<Beer, BeerTwin>(
            r,
            options => (buffer, value) => MemoryPackSerializer.Serialize(buffer, value, options),
            options => value => MemoryPackSerializer.Serialize(value, options),
            options => bytes => MemoryPackSerializer.Deserialize<BeerTwin>(bytes, options)!,
            note: "positional"),
        Row<Beer[]> r => Enter<Beer[], BeerTwin[]>(
            r,
            options => (buffer, value) => MemoryPackSerializer.Serialize(buffer, value, options),
            options => value => MemoryPackSerializer.Serialize(value, options),
            options => bytes => MemoryPackSerializer.Deserialize<BeerTwin[]>(bytes, options)!,
            note: "positional"),
        Row<Vector4[]> r => Enter<Vector4[], Vector4[]>(
            r,
            options => (buffer, value) => MemoryPackSerializer.Serialize(buffer, value, options),
            options => value => MemoryPackSerializer.Serialize(value, options),
            options => bytes => MemoryPackSerializer.Deserialize<Vector4[]>(bytes, options)!,
            hasTexts: false),
        Row<TextPage> r => Enter<TextPage, TextPageTwin>(
            r,
            options => (buffer, value) => MemoryPackSerializer.Serialize(buffer, value, options),
            options => value => MemoryPackSerializer.Serialize(value, options),
            options => bytes => MemoryPackSerializer.Deserialize<TextPageTwin>(bytes, options)!),
        Row<TreeNode> r => Enter<TreeNode, TreeNodeTwin>(
            r,
            options => (buffer, value) => MemoryPackSerializer.Serialize(buffer, value, options),
            options => value => MemoryPackSerializer.Serialize(value, options),
            options => bytes => MemoryPackSerializer.Deserialize<TreeNodeTwin>(bytes, options)!),
        Row<OrderDocument> r => Enter<OrderDocument, OrderDocumentTwin>(
            r,
            options => (buffer, value) => MemoryPackSerializer.Serialize(buffer, value, options),
            options => value => MemoryPackSerializer.Serialize(value, options),
            options => bytes => MemoryPackSerializer.Deserialize<OrderDocumentTwin>(bytes, options)!),
        Row<List<SiteEvent>> r => Enter<List<SiteEvent>, List<SiteEventTwin>>(
            r,
            options => (buffer, value) => MemoryPackSerializer.Serialize(buffer, value, options),
            options => value => MemoryPackSerializer.Serialize(value, options),
            options => bytes => MemoryPackSerializer.Deserialize<List<SiteEventTwin>>(bytes, options)!),
        Row<LogFile> r => Enter<LogFile, LogFileTwin>(
            r,
            options => (buffer, value) => MemoryPackSerializer.Serialize(buffer, value, options),
            options => value => MemoryPackSerializer.Serialize(value, options),
            options => bytes => MemoryPackSerializer.Deserialize<LogFileTwin>(bytes, options)!),
        Row<Mesh> r => Enter<Mesh, MeshTwin>(
            r,
            options => (buffer, value) => MemoryPackSerializer.Serialize(buffer, value, options),
            options => value => MemoryPackSerializer.Serialize(value, options),
            options => bytes => MemoryPackSerializer.Deserialize<MeshTwin>(bytes, options)!,
            hasTexts: false),
        Row<SavedPlayers> r => Enter<SavedPlayers, SavedPlayersTwin>(
            r,
            options => (buffer, value) => MemoryPackSerializer.Serialize(buffer, value, options),
            options => value => MemoryPackSerializer.Serialize(value, options),
            options => bytes => MemoryPackSerializer.Deserialize<SavedPlayersTwin>(bytes, options)!),
        Row<GameUpdates> r => Enter<GameUpdates, GameUpdatesTwin>(
            r,
            options => (buffer, value) => MemoryPackSerializer.Serialize(buffer, value, options),
            options => value => MemoryPackSerializer.Serialize(value, options),
            options => bytes => MemoryPackSerializer.Deserialize<GameUpdatesTwin>(bytes, options)!,
            hasTexts: false),
        Row<SharedGraph> when !RuntimeFeature.IsDynamicCodeSupported => Refuse("reading circular references ends a process that was compiled ahead of time"),
        Row<SharedGraph> r => Enter<SharedGraph, SharedGraphTwin>(
            r,
            options => (buffer, value) => MemoryPackSerializer.Serialize(buffer, value, options),
            options => value => MemoryPackSerializer.Serialize(value, options),
            options => bytes => MemoryPackSerializer.Deserialize<SharedGraphTwin>(bytes, options)!,
            hasTexts: false,
            note: "circular references"),
        _ => Refuse("no synchronous stream call"),
    };

    private IEnumerable<RowEntry> Enter<TSource, T>(
        Row<TSource> row,
        Func<MemoryPackSerializerOptions, Action<ArrayBufferWriter<byte>, T>> toBuffer,
        Func<MemoryPackSerializerOptions, Func<T, byte[]>> toArray,
        Func<MemoryPackSerializerOptions, Func<byte[], T>> read,
        bool hasTexts = true,
        string note = "")
    {
        var twins = Twin.OfAll<TSource, T>(row.Inputs);
        return hasTexts
            ? CodecLoops.EnterAll(
                row.Operation,
                CodecOf(Utf8, MemoryPackSerializerOptions.Utf8),
                CodecOf(Utf16, MemoryPackSerializerOptions.Utf16))
            : CodecLoops.EnterAll(row.Operation, CodecOf(Name, MemoryPackSerializerOptions.Default));

        Codec<T> CodecOf(string name, MemoryPackSerializerOptions options) => new(name, twins)
        {
            ToBuffer = toBuffer(options),
            ToArray = toArray(options),
            Read = read(options),
            Note = note,
        };
    }
}
