using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.ByHand;

/// <summary>BinaryWriter and BinaryReader by hand, over memory streams.</summary>
internal sealed class ByHandAdapter : WorkloadAdapter
{
    public override string Name => "BinaryWriter by hand";

    public override string Version => Environment.Version.ToString();

    protected override IEnumerable<RowEntry> Enter(Row<List<Poco>> row) =>
        Enter(row, ByHandFormat.Write, ByHandFormat.ReadPocos);

    protected override IEnumerable<RowEntry> Enter(Row<List<ImmutablePoco>> row) =>
        Enter(row, ByHandFormat.Write, ByHandFormat.ReadImmutablePocos);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass> row) =>
        Enter(row, ByHandFormat.Write, ByHandFormat.ReadClass);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass[]> row) =>
        Enter(row, ByHandFormat.Write, ByHandFormat.ReadClasses);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct> row) =>
        Enter(row, ByHandFormat.Write, ByHandFormat.ReadStruct);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct[]> row) =>
        Enter(row, ByHandFormat.Write, ByHandFormat.ReadStructs);

    private IEnumerable<RowEntry> Enter<T>(Row<T> row, Action<BinaryWriter, T> write, Func<BinaryReader, T> read)
    {
        var inputs = row.Inputs;
        var stream = new MemoryStream(1 << 18);
        var writer = new BinaryWriter(stream);
        var payloads = Payloads.Of(inputs, ToArray);
        var readers = SharedMap.Of(payloads.ToStreams(), source => new BinaryReader(source));
        yield return row.Operation switch
        {
            RowOperation.WriteReused => Candidate.ToStream(Name, stream, WriteReused, Decode),
            RowOperation.WriteArray => Candidate.ToArray(Name, WriteArray, Decode) with
            {
                Note = "reused stream, then copied",
            },
            _ => Candidate.Reading<T>(Name, payloads, Read),
        };

        object? Decode(byte[] bytes) => read(new BinaryReader(new MemoryStream(bytes)));

        byte[] ToArray(T value)
        {
            stream.Position = 0;
            write(writer, value);
            return stream.GetBuffer().AsSpan(0, (int)stream.Position).ToArray();
        }

        void WriteReused(int count)
        {
            for (var i = 0; i < count; i++)
            {
                stream.Position = 0;
                write(writer, inputs[i & 7]);
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
                readers[i & 7].BaseStream.Position = 0;
                Sink<T>.Value = read(readers[i & 7]);
            }
        }
    }
}
