using System.Buffers;
using System.Numerics;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;

namespace FastSer.Benchmarks.Systems.FastSerSystem;

internal sealed partial class FastSerAdapter
{
    // Each delegate is written out so that its type is exact.
    private IEnumerable<RowEntry>? EnterValues(Row row) => row switch
    {
        Row<UserLicensesResponse> r => EnterLicenses(r),
        Row<int[]> r => Enter(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<int[]>(bytes),
            (stream, value) => FastSerializer.Serialize(stream, value),
            stream => FastSerializer.Deserialize<int[]>(stream)),
        Row<double[]> r => Enter(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<double[]>(bytes),
            (stream, value) => FastSerializer.Serialize(stream, value),
            stream => FastSerializer.Deserialize<double[]>(stream)),
        Row<Beer> r => Enter(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<Beer>(bytes),
            (stream, value) => FastSerializer.Serialize(stream, value),
            stream => FastSerializer.Deserialize<Beer>(stream),
            bytes => FastSerializer.Skip<Beer>(bytes)),
        Row<Beer[]> r => Enter(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<Beer[]>(bytes),
            (stream, value) => FastSerializer.Serialize(stream, value),
            stream => FastSerializer.Deserialize<Beer[]>(stream),
            bytes => FastSerializer.Skip<Beer[]>(bytes)),
        Row<Vector4[]> r => Enter(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<Vector4[]>(bytes)),
        Row<TextPage> r => Enter(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<TextPage>(bytes)),
        Row<TreeNode> r => Enter(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<TreeNode>(bytes)),
        Row<OrderDocument> r => Enter(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<OrderDocument>(bytes)),
        Row<List<SiteEvent>> r => Enter(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<List<SiteEvent>>(bytes)),
        Row<SharedGraph> r => Enter(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<SharedGraph>(bytes)),
        Row<LogFile> r => Enter(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<LogFile>(bytes)),
        Row<Mesh> r => Enter(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<Mesh>(bytes)),
        Row<SavedPlayers> r => Enter(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<SavedPlayers>(bytes)),
        Row<GameUpdates> r => Enter(
            r,
            (output, value) => FastSerializer.Serialize(output, value),
            value => FastSerializer.Serialize(value),
            bytes => FastSerializer.Deserialize<GameUpdates>(bytes)),
        _ => null,
    };

    private IEnumerable<RowEntry> Enter<T>(
        Row<T> row,
        Action<ArrayBufferWriter<byte>, T> toBuffer,
        Func<T, byte[]> toArray,
        Func<byte[], T> read,
        Action<Stream, T>? toStream = null,
        Func<Stream, T>? fromStream = null,
        Func<byte[], int>? skip = null) =>
        CodecLoops.EnterAll(row.Operation, new Codec<T>(Name, row.Inputs)
        {
            ToBuffer = toBuffer,
            ToArray = toArray,
            Read = read,
            ToStream = toStream,
            FromStream = fromStream,
            Skip = skip,
        });
}
