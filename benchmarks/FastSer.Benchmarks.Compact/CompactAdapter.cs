using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Systems.FastSerSystem;

namespace FastSer.Benchmarks.Compact;

/// <summary>FastSer's Compact format: the rows over its own data types, and wrappers round values that have none.</summary>
public sealed class CompactAdapter : ISystemAdapter, IProcessProbe
{
    private readonly FastSerAdapter _annotated = new();

    public string Name => PayloadFormat.SystemName;

    public string Version => _annotated.Version;

    public IEnumerable<RowEntry> Enter(Row row) => row switch
    {
        Row<int[]> r => CodecLoops.EnterAll(r.Operation, new Codec<int[]>(Name, r.Inputs)
        {
            ToBuffer = (output, value) => FastSerializer.Serialize(output, new Compact<int[]>(value)),
            ToArray = value => FastSerializer.Serialize(new Compact<int[]>(value)),
            Read = bytes => FastSerializer.Deserialize<Compact<int[]>>(bytes).Value,
            ToStream = (stream, value) => FastSerializer.Serialize(stream, new Compact<int[]>(value)),
            FromStream = stream => FastSerializer.Deserialize<Compact<int[]>>(stream).Value,
        }),
        ItemRow<int> r =>
        [
            ItemLoops.Enter(r.Operation, new ItemCodec<int>(Name, r.Items)
            {
                OpenBufferedWriter = OpenWriter,
                OpenReader = OpenReader,
                Note = "own buffers of 32 KB",
            }),
        ],
        _ => _annotated.Enter(row.Accept(new TwinRows())),
    };

    public object ToOwn(object log) => TwinCopy.Of(log)!;

    public void Write(Stream output, object value) => _annotated.Write(output, value);

    public object Read(Stream input) => _annotated.Read(input);

    private static (Action<int[]> Write, Action Flush) OpenWriter(Stream stream)
    {
        var writer = new FastSerStreamWriter(stream);
        return (items =>
        {
            foreach (var item in items)
                writer.Write(new Compact<int>(item));
        }, writer.Flush);
    }

    private static Action<int[]> OpenReader(Stream stream)
    {
        var reader = new FastSerStreamReader(stream);
        return items =>
        {
            for (var i = 0; i < items.Length; i++)
                items[i] = reader.Read<Compact<int>>().Value;
        };
    }
}
