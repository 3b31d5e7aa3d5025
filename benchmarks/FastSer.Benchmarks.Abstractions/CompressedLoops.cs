using System.Buffers;

namespace FastSer.Benchmarks;

/// <summary>
/// The loops of the compressed rows: a system's own compression, or its bytes through the pickler as the source does it.
/// </summary>
internal static class CompressedLoops
{
    public static RowEntry Enter<T>(RowOperation operation, Codec<T> codec)
    {
        if (codec.IsCompressed)
            return CodecLoops.Enter(PlainOf(operation), codec);
        if (Pickling.Pickler is not { } pickler)
            return new Absence($"{codec.Name} pickled", "the adapter of K4os.Compression.LZ4 is not built");
        if (codec.ToBuffer is null && codec.ToArray is null)
            return new Absence($"{codec.Name} pickled", "no call that writes to a buffer");
        return operation == RowOperation.WriteCompressed ? Write(codec, pickler) : Read(codec, pickler);
    }

    private static RowOperation PlainOf(RowOperation operation) =>
        operation == RowOperation.WriteCompressed ? RowOperation.WritePooled : RowOperation.Read;

    private static Candidate Write<T>(Codec<T> codec, IPickler pickler)
    {
        var inputs = codec.Inputs;
        var pool = new BufferPool();
        var write = codec.ToBuffer;
        var toArray = codec.ToArray;
        return Candidate.ToArray(
            $"{codec.Name} pickled",
            write is null ? RepeatArray : RepeatPooled,
            bytes => codec.Decode(pickler.Unpickle(bytes)));

        void RepeatPooled(int count)
        {
            for (var i = 0; i < count; i++)
            {
                var buffer = pool.Rent();
                write!(buffer, inputs[i & 7]);
                Sink<byte[]>.Value = pickler.Pickle(buffer.WrittenSpan);
                pool.Return(buffer);
            }
        }

        void RepeatArray(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = pickler.Pickle(toArray!(inputs[i & 7]));
        }
    }

    private static Candidate Read<T>(Codec<T> codec, IPickler pickler)
    {
        var payloads = Payloads.Of(codec.Inputs, value => pickler.Pickle(codec.Encode(value)));
        var arrays = payloads.Arrays;
        var read = codec.Read ?? codec.Decode;
        return Candidate.Reading<T>($"{codec.Name} pickled", payloads, Repeat);

        void Repeat(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<T>.Value = read(pickler.Unpickle(arrays[i & 7]));
        }
    }
}
