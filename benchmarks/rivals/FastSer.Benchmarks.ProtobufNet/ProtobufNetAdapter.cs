using System.Buffers;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;
using ProtoBuf;

namespace FastSer.Benchmarks.Rivals;

/// <summary>protobuf-net with its run-time model.</summary>
public sealed partial class ProtobufNetAdapter : WorkloadAdapter, IProcessProbe
{
    private const string DateNote = "dates lose their kind";

    private static readonly MemoryStream s_stream = new(1 << 18);

    public override string Name => "protobuf-net";

    public override string Version => PackageVersion.Of(typeof(Serializer));

    protected override IEnumerable<RowEntry> Enter(Row<List<Poco>> row) =>
        Enter(row, Twin.OfAll<List<Poco>, List<PocoTwin>>(row.Inputs), ToBuffer, ToArray, Read<List<PocoTwin>>);

    protected override IEnumerable<RowEntry> Enter(Row<List<ImmutablePoco>> row) => Enter(
        row,
        Twin.OfAll<List<ImmutablePoco>, List<ImmutablePocoTwin>>(row.Inputs),
        ToBuffer,
        ToArray,
        Read<List<ImmutablePocoTwin>>);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass> row) =>
        Enter(row, Twin.OfAll<SimpleClass, SimpleClassTwin>(row.Inputs), ToBuffer, ToArray, Read<SimpleClassTwin>);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass[]> row) =>
        Enter(
            row, Twin.OfAll<SimpleClass[], SimpleClassTwin[]>(row.Inputs), ToBuffer, ToArray, Read<SimpleClassTwin[]>);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct> row) =>
        Enter(row, Twin.OfAll<SimpleStruct, SimpleStructTwin>(row.Inputs), ToBuffer, ToArray, Read<SimpleStructTwin>);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct[]> row) =>
        Enter(
            row,
            Twin.OfAll<SimpleStruct[], SimpleStructTwin[]>(row.Inputs),
            ToBuffer,
            ToArray,
            Read<SimpleStructTwin[]>);

    protected override IEnumerable<RowEntry> EnterMore(Row row) => row switch
    {
        Row<SharedGraph> => Refuse("no references: version 3 has no AsReference any more"),
        _ => row.Accept(this),
    };

    /// <summary>Its stream writer is the faster one for long payloads, so the reused row runs both.</summary>
    private IEnumerable<RowEntry> Enter<TSource, T>(
        Row<TSource> row,
        T[] twins,
        Action<ArrayBufferWriter<byte>, T> toBuffer,
        Func<T, byte[]> toArray,
        Func<byte[], T> read)
    {
        var codec = new Codec<T>(Name, twins)
        {
            ToBuffer = toBuffer,
            ToArray = toArray,
            Read = read,
            Dates = DateFidelity.Ticks,
            Note = row.Operation == RowOperation.WriteArray ? $"{DateNote}; reused stream, then copied" : DateNote,
        };
        yield return CodecLoops.Enter(row.Operation, codec);
        if (row.Operation == RowOperation.WriteReused)
        {
            yield return CodecLoops.Enter(row.Operation, new Codec<T>($"{Name} (stream)", twins)
            {
                ToStream = (stream, value) => Serializer.Serialize(stream, value),
                FromStream = Serializer.Deserialize<T>,
                Dates = DateFidelity.Ticks,
                Note = DateNote,
            });
        }
    }

    private static void ToBuffer<T>(ArrayBufferWriter<byte> buffer, T value) => Serializer.Serialize(buffer, value);

    private static byte[] ToArray<T>(T value)
    {
        s_stream.Position = 0;
        Serializer.Serialize(s_stream, value);
        return s_stream.GetBuffer().AsSpan(0, (int)s_stream.Position).ToArray();
    }

    private static T Read<T>(byte[] bytes) => Serializer.Deserialize<T>(bytes.AsSpan());

    public object ToOwn(object log) => log;

    public void Write(Stream output, object value)
    {
        WorkloadModel.Describe();
        Serializer.Serialize(output, (LogFile)value);
    }

    public object Read(Stream input)
    {
        WorkloadModel.Describe();
        return Serializer.Deserialize<LogFile>(input);
    }
}
