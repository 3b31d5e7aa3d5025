using FastSer.Benchmarks.Data;
using Nino.Core;

namespace FastSer.Benchmarks.Rivals;

public sealed partial class NinoAdapter
{
    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass> row)
    {
        var inputs = Twin.OfAll<SimpleClass, SimpleClassTwin>(row.Inputs);
        var payloads = Payloads.Of(inputs, value => NinoSerializer.Serialize(value));
        var arrays = payloads.Arrays;
        yield return row.Operation switch
        {
            RowOperation.WriteArray => Candidate.ToArray(Name, WriteArray, Decode),
            _ => Candidate.Reading<SimpleClassTwin>(Name, payloads, Read),
        };

        static object? Decode(byte[] bytes) => NinoDeserializer.Deserialize<SimpleClassTwin>(bytes);

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
                Sink<SimpleClassTwin>.Value = NinoDeserializer.Deserialize<SimpleClassTwin>(sources[i & 7]);
        }
    }

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass[]> row)
    {
        var inputs = Twin.OfAll<SimpleClass[], SimpleClassTwin[]>(row.Inputs);
        var payloads = Payloads.Of(inputs, value => NinoSerializer.Serialize(value));
        var arrays = payloads.Arrays;
        yield return row.Operation switch
        {
            RowOperation.WriteArray => Candidate.ToArray(Name, WriteArray, Decode),
            _ => Candidate.Reading<SimpleClassTwin[]>(Name, payloads, Read),
        };

        static object? Decode(byte[] bytes) => NinoDeserializer.Deserialize<SimpleClassTwin[]>(bytes);

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
                Sink<SimpleClassTwin[]>.Value = NinoDeserializer.Deserialize<SimpleClassTwin[]>(sources[i & 7]);
        }
    }

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct> row)
    {
        var inputs = Twin.OfAll<SimpleStruct, SimpleStructTwin>(row.Inputs);
        var payloads = Payloads.Of(inputs, value => NinoSerializer.Serialize(value));
        var arrays = payloads.Arrays;
        yield return row.Operation switch
        {
            RowOperation.WriteArray => Candidate.ToArray(Name, WriteArray, Decode),
            _ => Candidate.Reading<SimpleStructTwin>(Name, payloads, Read),
        };

        static object? Decode(byte[] bytes) => NinoDeserializer.Deserialize<SimpleStructTwin>(bytes);

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
                Sink<SimpleStructTwin>.Value = NinoDeserializer.Deserialize<SimpleStructTwin>(sources[i & 7]);
        }
    }

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct[]> row)
    {
        var inputs = Twin.OfAll<SimpleStruct[], SimpleStructTwin[]>(row.Inputs);
        var payloads = Payloads.Of(inputs, value => NinoSerializer.Serialize(value));
        var arrays = payloads.Arrays;
        yield return row.Operation switch
        {
            RowOperation.WriteArray => Candidate.ToArray(Name, WriteArray, Decode),
            _ => Candidate.Reading<SimpleStructTwin[]>(Name, payloads, Read),
        };

        static object? Decode(byte[] bytes) => NinoDeserializer.Deserialize<SimpleStructTwin[]>(bytes);

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
                Sink<SimpleStructTwin[]>.Value = NinoDeserializer.Deserialize<SimpleStructTwin[]>(sources[i & 7]);
        }
    }
}
