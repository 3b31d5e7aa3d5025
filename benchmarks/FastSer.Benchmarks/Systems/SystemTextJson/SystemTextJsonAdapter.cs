using System.Buffers;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.SystemTextJson;

/// <summary>System.Text.Json with source-generated metadata.</summary>
internal sealed class SystemTextJsonAdapter : GenericAdapter
{
    public override string Name => "System.Text.Json";

    public override string Version => PackageVersion.Of(typeof(JsonSerializer));

    protected override IEnumerable<RowEntry> EnterAny<T>(Row<T> row)
    {
        var type = (JsonTypeInfo<T>)WorkloadJsonContext.Default.GetTypeInfo(typeof(T))!;
        var inputs = row.Inputs;
        var payloads = Payloads.Of(inputs, value => JsonSerializer.SerializeToUtf8Bytes(value, type));
        var arrays = payloads.Arrays;
        var buffer = new ArrayBufferWriter<byte>(1 << 18);
        var writer = new Utf8JsonWriter(buffer);
        yield return row.Operation switch
        {
            RowOperation.WriteReused => Candidate.ToBuffer(Name, buffer, WriteReused, Decode),
            RowOperation.WriteArray => Candidate.ToArray(Name, WriteArray, Decode),
            _ => Candidate.Reading<T>(Name, payloads, Read),
        };

        object? Decode(byte[] bytes) => JsonSerializer.Deserialize(bytes, type);

        void WriteReused(int count)
        {
            for (var i = 0; i < count; i++)
            {
                buffer.ResetWrittenCount();
                writer.Reset();
                JsonSerializer.Serialize(writer, inputs[i & 7], type);
            }
        }

        void WriteArray(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = JsonSerializer.SerializeToUtf8Bytes(inputs[i & 7], type);
        }

        void Read(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<T>.Value = JsonSerializer.Deserialize(arrays[i & 7], type);
        }
    }
}
