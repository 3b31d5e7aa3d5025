using System.Buffers;
using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.FastSerSystem;

/// <summary>FastSer through its public face, default options.</summary>
internal sealed partial class FastSerAdapter : WorkloadAdapter
{
    public override string Name => PayloadFormat.SystemName;

    public override string Version => PackageVersion.Of(typeof(FastSerializer));

    protected override IEnumerable<RowEntry> Enter(Row<List<Poco>> row)
    {
        var inputs = row.Inputs;
        var payloads = Payloads.Of(inputs, value => FastSerializer.Serialize(value));
        var arrays = payloads.Arrays;
        var buffer = new ArrayBufferWriter<byte>(1 << 18);
        yield return row.Operation switch
        {
            RowOperation.WriteReused => Candidate.ToBuffer(Name, buffer, WriteReused, Decode),
            RowOperation.WriteArray => Candidate.ToArray(Name, WriteArray, Decode),
            _ => Candidate.Reading<List<Poco>>(Name, payloads, Read),
        };

        static object? Decode(byte[] bytes) => FastSerializer.Deserialize<List<Poco>>(bytes);

        void WriteReused(int count)
        {
            for (var i = 0; i < count; i++)
            {
                buffer.ResetWrittenCount();
                FastSerializer.Serialize(buffer, inputs[i & 7]);
            }
        }

        void WriteArray(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = FastSerializer.Serialize(inputs[i & 7]);
        }

        void Read(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<List<Poco>>.Value = FastSerializer.Deserialize<List<Poco>>(arrays[i & 7]);
        }
    }

    protected override IEnumerable<RowEntry> Enter(Row<List<ImmutablePoco>> row)
    {
        var inputs = row.Inputs;
        var payloads = Payloads.Of(inputs, value => FastSerializer.Serialize(value));
        var arrays = payloads.Arrays;
        var buffer = new ArrayBufferWriter<byte>(1 << 18);
        yield return row.Operation switch
        {
            RowOperation.WriteReused => Candidate.ToBuffer(Name, buffer, WriteReused, Decode),
            RowOperation.WriteArray => Candidate.ToArray(Name, WriteArray, Decode),
            _ => Candidate.Reading<List<ImmutablePoco>>(Name, payloads, Read),
        };

        static object? Decode(byte[] bytes) => FastSerializer.Deserialize<List<ImmutablePoco>>(bytes);

        void WriteReused(int count)
        {
            for (var i = 0; i < count; i++)
            {
                buffer.ResetWrittenCount();
                FastSerializer.Serialize(buffer, inputs[i & 7]);
            }
        }

        void WriteArray(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = FastSerializer.Serialize(inputs[i & 7]);
        }

        void Read(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<List<ImmutablePoco>>.Value = FastSerializer.Deserialize<List<ImmutablePoco>>(arrays[i & 7]);
        }
    }

    protected override IEnumerable<RowEntry> EnterMore(Row row) =>
        EnterValues(row) ?? EnterItems(row) ?? Refuse("this kind of value is not supported");
}
