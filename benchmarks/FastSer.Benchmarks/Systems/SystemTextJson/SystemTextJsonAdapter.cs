using System.Buffers;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;

namespace FastSer.Benchmarks.Systems.SystemTextJson;

/// <summary>System.Text.Json with source-generated metadata.</summary>
internal sealed class SystemTextJsonAdapter : GenericAdapter, IProcessProbe
{
    public override string Name => "System.Text.Json";

    public override string Version => PackageVersion.Of(typeof(JsonSerializer));

    protected override bool KeepsReferences => true;

    public override IEnumerable<RowEntry> Visit<T>(Row<T> row)
    {
        var metadata = SharedJsonContext.Preserving.GetTypeInfo(typeof(T)) ?? WorkloadJsonContext.Default.GetTypeInfo(typeof(T));
        if (metadata is not JsonTypeInfo<T> type)
            return [new Absence(Name, "no metadata was generated for this type")];
        var writer = new Utf8JsonWriter(Stream.Null);
        return CodecLoops.EnterAll(row.Operation, new Codec<T>(Name, row.Inputs)
        {
            ToBuffer = WriteTo,
            ToArray = value => JsonSerializer.SerializeToUtf8Bytes(value, type),
            Read = bytes => JsonSerializer.Deserialize(bytes, type)!,
            ToStream = (stream, value) => JsonSerializer.Serialize(stream, value, type),
            FromStream = stream => JsonSerializer.Deserialize(stream, type)!,
        });

        void WriteTo(ArrayBufferWriter<byte> buffer, T value)
        {
            writer.Reset(buffer);
            JsonSerializer.Serialize(writer, value, type);
        }
    }

    public override IEnumerable<RowEntry> Visit<T>(ItemRow<T> row) =>
        [new Absence(Name, "reads public members only, and one document from a stream")];

    public override IEnumerable<RowEntry> Visit<T, TAnswer>(LookRow<T, TAnswer> row) => JsonLooks.Enter(row);

    public object ToOwn(object log) => log;

    public void Write(Stream output, object value) =>
        JsonSerializer.Serialize(output, (LogFile)value, WorkloadJsonContext.Default.LogFile);

    public object Read(Stream input) => JsonSerializer.Deserialize(input, WorkloadJsonContext.Default.LogFile)!;
}
