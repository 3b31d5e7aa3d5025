using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using FastSer.Benchmarks.Data;
using MemoryPack;
using MemoryPack.Formatters;

namespace FastSer.Benchmarks.Rivals;

/// <summary>MemoryPack with both of its string encodings; structs hold no strings and run once.</summary>
public sealed partial class MemoryPackAdapter : WorkloadAdapter, IProcessProbe
{
    private const string Utf8 = "MemoryPack Utf8";
    private const string Utf16 = "MemoryPack Utf16";

    // Made by reflection: a program compiled ahead of time would leave it out.
    [DynamicDependency(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor, typeof(ListFormatter<SiteEventTwin>))]
    public MemoryPackAdapter()
    {
    }

    public override string Name => "MemoryPack";

    public override string Version => PackageVersion.Of(typeof(MemoryPackSerializer));

    protected override IEnumerable<RowEntry> Enter(Row<List<Poco>> row) =>
        [Enter(Utf8, row, MemoryPackSerializerOptions.Utf8), Enter(Utf16, row, MemoryPackSerializerOptions.Utf16)];

    protected override IEnumerable<RowEntry> Enter(Row<List<ImmutablePoco>> row) =>
        [Enter(Utf8, row, MemoryPackSerializerOptions.Utf8), Enter(Utf16, row, MemoryPackSerializerOptions.Utf16)];

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass> row) =>
        [Enter(Utf8, row, MemoryPackSerializerOptions.Utf8), Enter(Utf16, row, MemoryPackSerializerOptions.Utf16)];

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass[]> row) =>
        [Enter(Utf8, row, MemoryPackSerializerOptions.Utf8), Enter(Utf16, row, MemoryPackSerializerOptions.Utf16)];

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct> row) =>
        [Enter(Name, row, MemoryPackSerializerOptions.Default)];

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct[]> row) =>
        [Enter(Name, row, MemoryPackSerializerOptions.Default)];

    private static Candidate Enter(string name, Row<List<Poco>> row, MemoryPackSerializerOptions options)
    {
        var inputs = Twin.OfAll<List<Poco>, List<PocoTwin>>(row.Inputs);
        var payloads = Payloads.Of(inputs, value => MemoryPackSerializer.Serialize(value, options));
        var arrays = payloads.Arrays;
        var buffer = new ArrayBufferWriter<byte>(1 << 18);
        return row.Operation switch
        {
            RowOperation.WriteReused => Candidate.ToBuffer(name, buffer, WriteReused, Decode),
            RowOperation.WriteArray => Candidate.ToArray(name, WriteArray, Decode),
            _ => Candidate.Reading<List<PocoTwin>>(name, payloads, Read),
        };

        object? Decode(byte[] bytes) => MemoryPackSerializer.Deserialize<List<PocoTwin>>(bytes, options);

        void WriteReused(int count)
        {
            for (var i = 0; i < count; i++)
            {
                buffer.ResetWrittenCount();
                MemoryPackSerializer.Serialize(buffer, inputs[i & 7], options);
            }
        }

        void WriteArray(int count)
        {
            var values = inputs;
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = MemoryPackSerializer.Serialize(values[i & 7], options);
        }

        void Read(int count)
        {
            var sources = arrays;
            for (var i = 0; i < count; i++)
                Sink<List<PocoTwin>>.Value = MemoryPackSerializer.Deserialize<List<PocoTwin>>(sources[i & 7], options);
        }
    }

    private static Candidate Enter(string name, Row<List<ImmutablePoco>> row, MemoryPackSerializerOptions options)
    {
        var inputs = Twin.OfAll<List<ImmutablePoco>, List<ImmutablePocoTwin>>(row.Inputs);
        var payloads = Payloads.Of(inputs, value => MemoryPackSerializer.Serialize(value, options));
        var arrays = payloads.Arrays;
        var buffer = new ArrayBufferWriter<byte>(1 << 18);
        return row.Operation switch
        {
            RowOperation.WriteReused => Candidate.ToBuffer(name, buffer, WriteReused, Decode),
            RowOperation.WriteArray => Candidate.ToArray(name, WriteArray, Decode),
            _ => Candidate.Reading<List<ImmutablePocoTwin>>(name, payloads, Read),
        };

        object? Decode(byte[] bytes) => MemoryPackSerializer.Deserialize<List<ImmutablePocoTwin>>(bytes, options);

        void WriteReused(int count)
        {
            for (var i = 0; i < count; i++)
            {
                buffer.ResetWrittenCount();
                MemoryPackSerializer.Serialize(buffer, inputs[i & 7], options);
            }
        }

        void WriteArray(int count)
        {
            var values = inputs;
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = MemoryPackSerializer.Serialize(values[i & 7], options);
        }

        void Read(int count)
        {
            var sources = arrays;
            for (var i = 0; i < count; i++)
                Sink<List<ImmutablePocoTwin>>.Value =
                    MemoryPackSerializer.Deserialize<List<ImmutablePocoTwin>>(sources[i & 7], options);
        }
    }

    public object ToOwn(object log) => Twin.Of<LogFileTwin>(log);

    public void Write(Stream output, object value) => output.Write(MemoryPackSerializer.Serialize((LogFileTwin)value));

    public object Read(Stream input) => MemoryPackSerializer.Deserialize<LogFileTwin>(WholeFile.Read(input))!;
}
