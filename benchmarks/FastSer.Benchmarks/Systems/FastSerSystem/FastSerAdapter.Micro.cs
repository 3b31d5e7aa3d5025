using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.FastSerSystem;

internal sealed partial class FastSerAdapter
{
    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass> row)
    {
        var inputs = row.Inputs;
        var payloads = Payloads.Of(inputs, value => FastSerializer.Serialize(value));
        var arrays = payloads.Arrays;
        yield return row.Operation == RowOperation.Read
            ? Candidate.Reading<SimpleClass>(Name, payloads, Read)
            : Candidate.ToArray(Name, WriteArray, bytes => FastSerializer.Deserialize<SimpleClass>(bytes));

        void WriteArray(int count)
        {
            var values = inputs;
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = FastSerializer.Serialize(values[i & 7]);
        }

        void Read(int count)
        {
            var sources = arrays;
            for (var i = 0; i < count; i++)
                Sink<SimpleClass>.Value = FastSerializer.Deserialize<SimpleClass>(sources[i & 7]);
        }
    }

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass[]> row)
    {
        var inputs = row.Inputs;
        var payloads = Payloads.Of(inputs, value => FastSerializer.Serialize(value));
        var arrays = payloads.Arrays;
        yield return row.Operation == RowOperation.Read
            ? Candidate.Reading<SimpleClass[]>(Name, payloads, Read)
            : Candidate.ToArray(Name, WriteArray, bytes => FastSerializer.Deserialize<SimpleClass[]>(bytes));

        void WriteArray(int count)
        {
            var values = inputs;
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = FastSerializer.Serialize(values[i & 7]);
        }

        void Read(int count)
        {
            var sources = arrays;
            for (var i = 0; i < count; i++)
                Sink<SimpleClass[]>.Value = FastSerializer.Deserialize<SimpleClass[]>(sources[i & 7]);
        }
    }

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct> row)
    {
        var inputs = row.Inputs;
        var payloads = Payloads.Of(inputs, value => FastSerializer.Serialize(value));
        var arrays = payloads.Arrays;
        yield return row.Operation == RowOperation.Read
            ? Candidate.Reading<SimpleStruct>(Name, payloads, Read)
            : Candidate.ToArray(Name, WriteArray, bytes => FastSerializer.Deserialize<SimpleStruct>(bytes));

        void WriteArray(int count)
        {
            var values = inputs;
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = FastSerializer.Serialize(values[i & 7]);
        }

        void Read(int count)
        {
            var sources = arrays;
            for (var i = 0; i < count; i++)
                Sink<SimpleStruct>.Value = FastSerializer.Deserialize<SimpleStruct>(sources[i & 7]);
        }
    }

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct[]> row)
    {
        var inputs = row.Inputs;
        var payloads = Payloads.Of(inputs, value => FastSerializer.Serialize(value));
        var arrays = payloads.Arrays;
        yield return row.Operation == RowOperation.Read
            ? Candidate.Reading<SimpleStruct[]>(Name, payloads, Read)
            : Candidate.ToArray(Name, WriteArray, bytes => FastSerializer.Deserialize<SimpleStruct[]>(bytes));

        void WriteArray(int count)
        {
            var values = inputs;
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = FastSerializer.Serialize(values[i & 7]);
        }

        void Read(int count)
        {
            var sources = arrays;
            for (var i = 0; i < count; i++)
                Sink<SimpleStruct[]>.Value = FastSerializer.Deserialize<SimpleStruct[]>(sources[i & 7]);
        }
    }
}
