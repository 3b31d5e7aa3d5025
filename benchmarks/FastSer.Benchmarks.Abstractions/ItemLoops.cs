namespace FastSer.Benchmarks;

/// <summary>The loops of the rows that put many items on one stream; one operation is one pass over all items.</summary>
public static class ItemLoops
{
    // As large as FastSer's own.
    private const int LargeBuffer = 32 * 1024;

    /// <summary>
    /// The codec's candidates for the operation: over a connection one with the buffers of the source, and one with larger
    /// ones.
    /// </summary>
    public static IEnumerable<Candidate> EnterAll<T>(RowOperation operation, ItemCodec<T> codec)
    {
        yield return Enter(operation, codec);
        if (operation == RowOperation.SendItems)
        {
            yield return Enter(
                operation, codec with { Name = $"{codec.Name}, 32 KB buffers", ConnectionBuffer = LargeBuffer });
        }
    }

    /// <summary>The codec's candidate for the operation.</summary>
    public static Candidate Enter<T>(RowOperation operation, ItemCodec<T> codec)
    {
        var candidate = operation switch
        {
            RowOperation.WriteItems => Write(codec),
            RowOperation.ReadItems => Read(codec),
            RowOperation.SendItems => Send(codec),
            _ => throw new ArgumentOutOfRangeException(nameof(operation)),
        };
        return candidate with { Dates = codec.Dates, Note = codec.Note };
    }

    private static Candidate Write<T>(ItemCodec<T> codec)
    {
        var items = codec.Items;
        var stream = new MemoryStream();
        var (write, flush) = codec.Open(stream);
        return Candidate.ToStream(codec.Name, stream, Repeat, Decode);

        void Repeat(int count)
        {
            for (var i = 0; i < count; i++)
            {
                stream.Position = 0;
                write(items);
                flush();
            }
        }

        object? Decode(byte[] bytes)
        {
            var result = new T[items.Length];
            codec.OpenReader(new MemoryStream(bytes, 0, bytes.Length, writable: false, publiclyVisible: true))(result);
            return result;
        }
    }

    private static Candidate Read<T>(ItemCodec<T> codec)
    {
        var stream = Encode(codec);
        var result = new T[codec.Items.Length];
        var read = codec.OpenReader(stream);
        return new Candidate(codec.Name)
        {
            Repeat = count =>
            {
                for (var i = 0; i < count; i++)
                {
                    stream.Position = 0;
                    read(result);
                }
            },
            PayloadSize = () => (int)stream.Length,
            Result = () => result,
        };
    }

    private static Candidate Send<T>(ItemCodec<T> codec)
    {
        var size = (int)Encode(codec).Length;
        var connection = new Lazy<LoopbackRun<T>>(() => new LoopbackRun<T>(codec));
        return new Candidate(codec.Name)
        {
            Repeat = count => connection.Value.Send(count),
            PayloadSize = () => size,
            Result = () => connection.Value.Received,
            Release = () =>
            {
                if (connection.IsValueCreated)
                    connection.Value.Dispose();
            },
        };
    }

    private static MemoryStream Encode<T>(ItemCodec<T> codec)
    {
        var stream = new MemoryStream();
        var (write, flush) = codec.Open(stream);
        write(codec.Items);
        flush();
        return stream;
    }
}
