using System.Buffers;

namespace FastSer.Benchmarks;

/// <summary>The loops of every operation on one value, over the delegates of a codec.</summary>
public static class CodecLoops
{
    private const int BufferSize = 1 << 18;

    /// <summary>The entries of several ways to call one system; built-in compression takes part in its rows only.</summary>
    public static IEnumerable<RowEntry> EnterAll<T>(RowOperation operation, params Codec<T>[] codecs)
    {
        var isCompressed = operation is RowOperation.WriteCompressed or RowOperation.ReadCompressed;
        return codecs.Where(codec => isCompressed || !codec.IsCompressed).Select(codec => Enter(operation, codec));
    }

    /// <summary>The codec's candidate for the operation, or an absence that says which call it lacks.</summary>
    public static RowEntry Enter<T>(RowOperation operation, Codec<T> codec)
    {
        RowEntry entry = operation switch
        {
            RowOperation.WriteReused when codec.ToBuffer is not null => WriteReusedBuffer(codec, codec.ToBuffer),
            RowOperation.WriteReused when codec.ToStream is not null => WriteReusedStream(codec, codec.ToStream),
            RowOperation.WritePooled when codec.ToBuffer is not null => WritePooled(codec, codec.ToBuffer),
            RowOperation.WritePooled or RowOperation.WriteArray when codec.ToArray is not null =>
                WriteArray(codec, codec.ToArray),
            RowOperation.WritePooled or RowOperation.WriteArray when codec.ToStream is not null =>
                WriteCopied(codec, codec.ToStream),
            RowOperation.WriteStream when codec.ToStream is not null => WriteNewStream(codec, codec.ToStream),
            RowOperation.Read when codec.Read is not null => Read(codec, codec.Read),
            RowOperation.Read or RowOperation.ReadStream when codec.FromStream is not null =>
                ReadStream(codec, codec.FromStream),
            RowOperation.Skip when codec.Skip is not null => Skip(codec, codec.Skip),
            RowOperation.WriteCompressed or RowOperation.ReadCompressed =>
                CompressedLoops.Enter(operation, codec),
            _ => new Absence(codec.Name, MissingCall(operation)),
        };
        return entry is Candidate candidate
            ? candidate with
            {
                Dates = codec.Dates,
                IsPartial = codec.IsPartial,
                Note = Join(codec.Note, candidate.Note),
            }
            : entry;
    }

    private static Candidate WriteReusedBuffer<T>(Codec<T> codec, Action<ArrayBufferWriter<byte>, T> write)
    {
        var inputs = codec.Inputs;
        var buffer = new ArrayBufferWriter<byte>(BufferSize);
        return Candidate.ToBuffer(codec.Name, buffer, Repeat, bytes => codec.Decode(bytes));

        void Repeat(int count)
        {
            for (var i = 0; i < count; i++)
            {
                buffer.ResetWrittenCount();
                write(buffer, inputs[i & 7]);
            }
        }
    }

    private static Candidate WriteReusedStream<T>(Codec<T> codec, Action<Stream, T> write)
    {
        var inputs = codec.Inputs;
        var stream = new MemoryStream(BufferSize);
        return Candidate.ToStream(codec.Name, stream, Repeat, bytes => codec.Decode(bytes)) with
        {
            Note = "reused stream",
        };

        void Repeat(int count)
        {
            for (var i = 0; i < count; i++)
            {
                stream.Position = 0;
                write(stream, inputs[i & 7]);
            }
        }
    }

    private static Candidate WritePooled<T>(Codec<T> codec, Action<ArrayBufferWriter<byte>, T> write)
    {
        var inputs = codec.Inputs;
        var pool = new BufferPool();
        var buffer = pool.Rent();
        return Candidate.ToBuffer(codec.Name, () => buffer, Repeat, bytes => codec.Decode(bytes));

        void Repeat(int count)
        {
            for (var i = 0; i < count; i++)
            {
                // Given back here and not at the end, so that the latest bytes can be verified.
                pool.Return(buffer);
                buffer = pool.Rent();
                write(buffer, inputs[i & 7]);
            }
        }
    }

    private static Candidate WriteArray<T>(Codec<T> codec, Func<T, byte[]> write)
    {
        var inputs = codec.Inputs;
        return Candidate.ToArray(codec.Name, Repeat, bytes => codec.Decode(bytes));

        void Repeat(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = write(inputs[i & 7]);
        }
    }

    private static Candidate WriteCopied<T>(Codec<T> codec, Action<Stream, T> write)
    {
        var inputs = codec.Inputs;
        var stream = new MemoryStream(BufferSize);
        return Candidate.ToArray(codec.Name, Repeat, bytes => codec.Decode(bytes)) with
        {
            Note = "reused stream, then copied",
        };

        void Repeat(int count)
        {
            for (var i = 0; i < count; i++)
            {
                stream.Position = 0;
                write(stream, inputs[i & 7]);
                Sink<byte[]>.Value = stream.GetBuffer().AsSpan(0, (int)stream.Position).ToArray();
            }
        }
    }

    private static Candidate WriteNewStream<T>(Codec<T> codec, Action<Stream, T> write)
    {
        var inputs = codec.Inputs;
        return new Candidate(codec.Name)
        {
            Repeat = Repeat,
            PayloadSize = () => (int)Sink<MemoryStream>.Value!.Length,
            Result = () => codec.Decode(Sink<MemoryStream>.Value!.ToArray()),
        };

        void Repeat(int count)
        {
            for (var i = 0; i < count; i++)
            {
                var stream = new MemoryStream();
                write(stream, inputs[i & 7]);
                Sink<MemoryStream>.Value = stream;
            }
        }
    }

    private static Candidate Read<T>(Codec<T> codec, Func<byte[], T> read)
    {
        var payloads = Payloads.Of(codec.Inputs, codec.Encode);
        var arrays = payloads.Arrays;
        return Candidate.Reading<T>(codec.Name, payloads, Repeat);

        void Repeat(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<T>.Value = read(arrays[i & 7]);
        }
    }

    private static Candidate ReadStream<T>(Codec<T> codec, Func<Stream, T> read)
    {
        var payloads = Payloads.Of(codec.Inputs, codec.Encode);
        var sources = payloads.ToStreams();
        return Candidate.Reading<T>(codec.Name, payloads, Repeat) with { Note = "from a stream" };

        void Repeat(int count)
        {
            for (var i = 0; i < count; i++)
            {
                var source = sources[i & 7];
                source.Position = 0;
                Sink<T>.Value = read(source);
            }
        }
    }

    private static Candidate Skip<T>(Codec<T> codec, Func<byte[], int> skip)
    {
        var payloads = Payloads.Of(codec.Inputs, codec.Encode);
        var arrays = payloads.Arrays;
        var candidate = Candidate.Reading<T>(codec.Name, payloads, Repeat);
        return candidate with { Result = Result };

        // Skipping builds nothing: right is the number of bytes.
        object? Result() => Sink<int>.Value == candidate.PayloadSize()
            ? codec.Decode(arrays[payloads.Latest])
            : throw new InvalidOperationException($"{Sink<int>.Value} of {candidate.PayloadSize()} bytes skipped");

        void Repeat(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<int>.Value = skip(arrays[i & 7]);
        }
    }

    private static string MissingCall(RowOperation operation) => operation switch
    {
        RowOperation.WriteStream => "no synchronous call that writes to a stream",
        RowOperation.ReadStream => "no synchronous call that reads from a stream",
        RowOperation.Skip => "no call that skips a value",
        _ => "no call for this operation",
    };

    private static string Join(string first, string second) =>
        first.Length == 0 || second.Length == 0 ? first + second : $"{first}; {second}";
}
