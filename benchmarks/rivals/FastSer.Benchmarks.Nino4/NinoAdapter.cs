using System.Buffers;
using FastSer.Benchmarks.Data;
using Nino.Core;

namespace FastSer.Benchmarks.Rivals;

/// <summary>Nino as it comes: UTF-16 strings, its own buffer writer.</summary>
public sealed partial class NinoAdapter : WorkloadAdapter, IProcessProbe
{
    private const string TwinNote = "on a type with setters: get-only members are dropped";

    public override string Name => "Nino";

    public override string Version => PackageVersion.Of(typeof(NinoSerializer));

    protected override IEnumerable<RowEntry> Enter(Row<List<Poco>> row)
    {
        var inputs = Twin.OfAll<List<Poco>, List<PocoTwin>>(row.Inputs);
        var payloads = Payloads.Of(inputs, value => NinoSerializer.Serialize(value));
        var arrays = payloads.Arrays;
        var buffer = new ArrayBufferWriter<byte>(1 << 18);
        var output = new NinoArrayBufferWriter(buffer);
        yield return row.Operation switch
        {
            RowOperation.WriteReused => Candidate.ToBuffer(Name, buffer, WriteReused, Decode),
            RowOperation.WriteArray => Candidate.ToArray(Name, WriteArray, Decode),
            _ => Candidate.Reading<List<PocoTwin>>(Name, payloads, Read),
        };

        static object? Decode(byte[] bytes) => NinoDeserializer.Deserialize<List<PocoTwin>>(bytes);

        void WriteReused(int count)
        {
            for (var i = 0; i < count; i++)
            {
                buffer.ResetWrittenCount();
                NinoSerializer.Serialize(inputs[i & 7], output);
            }
        }

        void WriteArray(int count)
        {
            var values = inputs;
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = NinoSerializer.Serialize(values[i & 7]);
        }

        void Read(int count)
        {
            var sources = arrays;
            for (var i = 0; i < count; i++)
                Sink<List<PocoTwin>>.Value = NinoDeserializer.Deserialize<List<PocoTwin>>(sources[i & 7]);
        }
    }

    protected override IEnumerable<RowEntry> Enter(Row<List<ImmutablePoco>> row)
    {
        var inputs = Twin.OfAll<List<ImmutablePoco>, List<ImmutablePocoTwin>>(row.Inputs);
        var payloads = Payloads.Of(inputs, value => NinoSerializer.Serialize(value));
        var arrays = payloads.Arrays;
        var buffer = new ArrayBufferWriter<byte>(1 << 18);
        var output = new NinoArrayBufferWriter(buffer);
        yield return row.Operation switch
        {
            RowOperation.WriteReused => Candidate.ToBuffer(Name, buffer, WriteReused, Decode) with { Note = TwinNote },
            RowOperation.WriteArray => Candidate.ToArray(Name, WriteArray, Decode) with { Note = TwinNote },
            _ => Candidate.Reading<List<ImmutablePocoTwin>>(Name, payloads, Read) with { Note = TwinNote },
        };

        static object? Decode(byte[] bytes) => NinoDeserializer.Deserialize<List<ImmutablePocoTwin>>(bytes);

        void WriteReused(int count)
        {
            for (var i = 0; i < count; i++)
            {
                buffer.ResetWrittenCount();
                NinoSerializer.Serialize(inputs[i & 7], output);
            }
        }

        void WriteArray(int count)
        {
            var values = inputs;
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = NinoSerializer.Serialize(values[i & 7]);
        }

        void Read(int count)
        {
            var sources = arrays;
            for (var i = 0; i < count; i++)
                Sink<List<ImmutablePocoTwin>>.Value =
                    NinoDeserializer.Deserialize<List<ImmutablePocoTwin>>(sources[i & 7]);
        }
    }

    public object ToOwn(object log) => Twin.Of<LogFileTwin>(log);

    public void Write(Stream output, object value) => output.Write(NinoSerializer.Serialize((LogFileTwin)value));

    public object Read(Stream input) => NinoDeserializer.Deserialize<LogFileTwin>(WholeFile.Read(input))!;
}
