using System.Buffers;

namespace FastSer.Benchmarks;

/// <summary>
/// Loops for systems whose operations take so long that a call through a delegate (about 1 ns) does not show. The
/// delegate's body names the exact type, so no shared generic code is timed.
/// </summary>
public static class DelegateLoops
{
    private const int BufferSize = 1 << 18;

    /// <summary>For systems that write to and read from streams only.</summary>
    public static Candidate OverStreams<T>(string name, Row<T> row, Action<Stream, T> write, Func<Stream, T> read)
    {
        var inputs = row.Inputs;
        var stream = new MemoryStream(BufferSize);
        var payloads = Payloads.Of(inputs, ToArray);
        var sources = payloads.ToStreams();
        return row.Operation switch
        {
            RowOperation.WriteReused => Candidate.ToStream(name, stream, WriteReused, Decode) with
            {
                Note = "reused stream",
            },
            RowOperation.WriteArray => Candidate.ToArray(name, WriteArray, Decode) with
            {
                Note = "reused stream, then copied",
            },
            _ => Candidate.Reading<T>(name, payloads, Read) with { Note = "from a stream" },
        };

        object? Decode(byte[] bytes) =>
            read(new MemoryStream(bytes, 0, bytes.Length, writable: false, publiclyVisible: true));

        byte[] ToArray(T value)
        {
            stream.Position = 0;
            write(stream, value);
            return stream.GetBuffer().AsSpan(0, (int)stream.Position).ToArray();
        }

        void WriteReused(int count)
        {
            for (var i = 0; i < count; i++)
            {
                stream.Position = 0;
                write(stream, inputs[i & 7]);
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
                var source = sources[i & 7];
                source.Position = 0;
                Sink<T>.Value = read(source);
            }
        }
    }

    /// <summary>For systems that write to buffers and arrays and read from arrays.</summary>
    /// <param name="name">The candidate's name.</param>
    /// <param name="operation">What to do.</param>
    /// <param name="inputs">The row's inputs, or their twins.</param>
    /// <param name="toBuffer">Writes to a buffer writer.</param>
    /// <param name="toArray">Writes to a new array.</param>
    /// <param name="read">Reads from an array.</param>
    public static Candidate OverBytes<T>(
        string name,
        RowOperation operation,
        T[] inputs,
        Action<ArrayBufferWriter<byte>, T> toBuffer,
        Func<T, byte[]> toArray,
        Func<byte[], T> read)
    {
        var buffer = new ArrayBufferWriter<byte>(BufferSize);
        var payloads = Payloads.Of(inputs, toArray);
        var arrays = payloads.Arrays;
        return operation switch
        {
            RowOperation.WriteReused => Candidate.ToBuffer(name, buffer, WriteReused, Decode),
            RowOperation.WriteArray => Candidate.ToArray(name, WriteArray, Decode),
            _ => Candidate.Reading<T>(name, payloads, Read),
        };

        object? Decode(byte[] bytes) => read(bytes);

        void WriteReused(int count)
        {
            for (var i = 0; i < count; i++)
            {
                buffer.ResetWrittenCount();
                toBuffer(buffer, inputs[i & 7]);
            }
        }

        void WriteArray(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = toArray(inputs[i & 7]);
        }

        void Read(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<T>.Value = read(arrays[i & 7]);
        }
    }
}
