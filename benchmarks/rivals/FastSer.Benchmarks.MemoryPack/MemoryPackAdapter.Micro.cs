using FastSer.Benchmarks.Data;
using MemoryPack;

namespace FastSer.Benchmarks.Rivals;

public sealed partial class MemoryPackAdapter
{
    private static Candidate Enter(string name, Row<SimpleClass> row, MemoryPackSerializerOptions options)
    {
        var inputs = Twin.OfAll<SimpleClass, SimpleClassTwin>(row.Inputs);
        var payloads = Payloads.Of(inputs, value => MemoryPackSerializer.Serialize(value, options));
        var arrays = payloads.Arrays;
        return row.Operation switch
        {
            RowOperation.WriteArray => Candidate.ToArray(name, WriteArray, Decode),
            _ => Candidate.Reading<SimpleClassTwin>(name, payloads, Read),
        };

        object? Decode(byte[] bytes) => MemoryPackSerializer.Deserialize<SimpleClassTwin>(bytes, options);

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
                Sink<SimpleClassTwin>.Value =
                    MemoryPackSerializer.Deserialize<SimpleClassTwin>(sources[i & 7], options);
        }
    }

    private static Candidate Enter(string name, Row<SimpleClass[]> row, MemoryPackSerializerOptions options)
    {
        var inputs = Twin.OfAll<SimpleClass[], SimpleClassTwin[]>(row.Inputs);
        var payloads = Payloads.Of(inputs, value => MemoryPackSerializer.Serialize(value, options));
        var arrays = payloads.Arrays;
        return row.Operation switch
        {
            RowOperation.WriteArray => Candidate.ToArray(name, WriteArray, Decode),
            _ => Candidate.Reading<SimpleClassTwin[]>(name, payloads, Read),
        };

        object? Decode(byte[] bytes) => MemoryPackSerializer.Deserialize<SimpleClassTwin[]>(bytes, options);

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
                Sink<SimpleClassTwin[]>.Value =
                    MemoryPackSerializer.Deserialize<SimpleClassTwin[]>(sources[i & 7], options);
        }
    }

    private static Candidate Enter(string name, Row<SimpleStruct> row, MemoryPackSerializerOptions options)
    {
        var inputs = Twin.OfAll<SimpleStruct, SimpleStructTwin>(row.Inputs);
        var payloads = Payloads.Of(inputs, value => MemoryPackSerializer.Serialize(value, options));
        var arrays = payloads.Arrays;
        return row.Operation switch
        {
            RowOperation.WriteArray => Candidate.ToArray(name, WriteArray, Decode),
            _ => Candidate.Reading<SimpleStructTwin>(name, payloads, Read),
        };

        object? Decode(byte[] bytes) => MemoryPackSerializer.Deserialize<SimpleStructTwin>(bytes, options);

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
                Sink<SimpleStructTwin>.Value =
                    MemoryPackSerializer.Deserialize<SimpleStructTwin>(sources[i & 7], options);
        }
    }

    private static Candidate Enter(string name, Row<SimpleStruct[]> row, MemoryPackSerializerOptions options)
    {
        var inputs = Twin.OfAll<SimpleStruct[], SimpleStructTwin[]>(row.Inputs);
        var payloads = Payloads.Of(inputs, value => MemoryPackSerializer.Serialize(value, options));
        var arrays = payloads.Arrays;
        return row.Operation switch
        {
            RowOperation.WriteArray => Candidate.ToArray(name, WriteArray, Decode),
            _ => Candidate.Reading<SimpleStructTwin[]>(name, payloads, Read),
        };

        object? Decode(byte[] bytes) => MemoryPackSerializer.Deserialize<SimpleStructTwin[]>(bytes, options);

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
                Sink<SimpleStructTwin[]>.Value =
                    MemoryPackSerializer.Deserialize<SimpleStructTwin[]>(sources[i & 7], options);
        }
    }
}
