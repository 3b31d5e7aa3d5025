using System.Text;
using FastSer.Benchmarks.Data;
using Newtonsoft.Json;

namespace FastSer.Benchmarks.Systems.NewtonsoftJson;

/// <summary>Newtonsoft.Json by reflection, UTF-8.</summary>
internal sealed class NewtonsoftJsonAdapter : GenericAdapter
{
    private static readonly UTF8Encoding s_encoding = new(encoderShouldEmitUTF8Identifier: false);

    private readonly JsonSerializer _serializer = JsonSerializer.CreateDefault();

    public override string Name => "Newtonsoft.Json";

    public override string Version => PackageVersion.Of(typeof(JsonSerializer));

    protected override IEnumerable<RowEntry> EnterAny<T>(Row<T> row)
    {
        var inputs = row.Inputs;
        var payloads = Payloads.Of(inputs, ToArray);
        var sources = payloads.ToStreams();
        var stream = new MemoryStream(1 << 18);
        yield return row.Operation switch
        {
            RowOperation.WriteReused => Candidate.ToStream(Name, stream, WriteReused, FromArray<T>),
            RowOperation.WriteArray => Candidate.ToArray(Name, WriteArray, FromArray<T>),
            _ => Candidate.Reading<T>(Name, payloads, Read),
        };

        void WriteReused(int count)
        {
            for (var i = 0; i < count; i++)
            {
                stream.Position = 0;
                Write(stream, inputs[i & 7]);
            }
        }

        void WriteArray(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = ToArray(inputs[i & 7]);
        }

        void Read(int count)
        {
            for (var i = 0; i < count; i++)
            {
                sources[i & 7].Position = 0;
                Sink<T>.Value = Read<T>(sources[i & 7]);
            }
        }
    }

    private static byte[] ToArray<T>(T value) => s_encoding.GetBytes(JsonConvert.SerializeObject(value));

    private static object? FromArray<T>(byte[] bytes) => JsonConvert.DeserializeObject<T>(s_encoding.GetString(bytes));

    private void Write<T>(MemoryStream stream, T value)
    {
        using var writer = new StreamWriter(stream, s_encoding, leaveOpen: true);
        _serializer.Serialize(writer, value);
    }

    private T? Read<T>(MemoryStream stream)
    {
        using var text = new StreamReader(stream, s_encoding, leaveOpen: true);
        using var reader = new JsonTextReader(text);
        return _serializer.Deserialize<T>(reader);
    }
}
