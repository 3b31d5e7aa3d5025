using System.Buffers;
using System.IO.Pipelines;

namespace FastSer.SafetyTests.Misuse;

/// <summary>All calls in whose middle user code runs. Each gives the bytes of what came of it.</summary>
internal static class Operations
{
    /// <summary>The value as it is written where nobody interferes.</summary>
    public static byte[] Bytes { get; } = FastSerializer.Serialize(Busy.Create());

    private static readonly Dictionary<string, Func<Scene, byte[]>> s_all = new(StringComparer.Ordinal)
    {
        ["array"] = static scene => FastSerializer.Serialize(scene.Value),
        ["span"] = static scene => ToSpan(scene),
        ["size"] = static scene => new byte[FastSerializer.GetSize(scene.Value)],
        ["buffer writer"] = static scene => ToWriter(scene),
        ["pooled"] = static scene => ToPooled(scene),
        ["stream"] = static scene => ToStream(scene, static (stream, value) => FastSerializer.Serialize(stream, value)),
        ["stream, not waiting"] = static scene =>
            ToStream(scene, static (stream, value) => Wait(FastSerializer.SerializeAsync(stream, value))),
        ["item"] = static scene => ToItems(scene, static (writer, value) => writer.Write(value)),
        ["item, not waiting"] = static scene =>
            ToItems(scene, static (writer, value) => Wait(writer.WriteAsync(value))),
        ["items"] = static scene => ToItems(scene, static (writer, value) => writer.WriteAll([value])),
        ["from a span"] = static _ => Again(FastSerializer.Deserialize<Busy>(Bytes)),
        ["from a prefix"] = static _ => Again(FastSerializer.Deserialize<Busy>(Bytes, out var _)),
        ["try"] = static _ => FastSerializer.TryDeserialize<Busy>(Bytes, out var value, out var error)
            ? Again(value)
            : throw new FastSerException(error.Code, error.ToString()),
        ["from a sequence"] = static _ => Again(FastSerializer.Deserialize<Busy>(Cut(Bytes))),
        ["from a stream"] = static scene => FromStream(scene, canSeek: false),
        ["from a stream that can seek"] = static scene => FromStream(scene, canSeek: true),
        ["from a stream, not waiting"] = static scene => FromStreamAsync(scene),
        ["populate"] = static scene => ToPopulated(scene),
        ["skip"] = static _ => Bytes[..FastSerializer.Skip<Busy>(Bytes)],
        ["from items"] = static scene => FromItems(scene, static reader => reader.Read<Busy>()),
        ["from items, not waiting"] = static scene => FromItems(scene, static reader => Wait(reader.ReadAsync<Busy>())),
        ["from all items"] = static scene => FromItems(scene, static reader => reader.ReadAll<Busy>().Single()),
    };

    private static byte[]? s_items;

    public static IEnumerable<string> Names => s_all.Keys;

    public static byte[] Run(string name, Scene scene) => s_all[name](scene);

    /// <summary>Gets the result of the operation where nobody interferes.</summary>
    public static byte[] Expected(string name) => name switch
    {
        "size" => new byte[Bytes.Length],
        "item" or "items" or "item, not waiting" => Items,
        _ => Bytes,
    };

    private static byte[] Items => s_items ??= ToItems(new Scene(), static (writer, value) => writer.Write(value));

    private static byte[] Again(Busy value) => FastSerializer.Serialize(value);

    private static byte[] ToSpan(Scene scene)
    {
        var destination = new byte[Bytes.Length * 3];
        Assert.True(FastSerializer.TrySerialize(scene.Value, destination, out var count));
        return destination[..count];
    }

    private static byte[] ToWriter(Scene scene)
    {
        var output = new BusyWriter();
        scene.Output = output;
        FastSerializer.Serialize(output, scene.Value);
        return output.ToArray();
    }

    private static byte[] ToPooled(Scene scene)
    {
        scene.Pooled = FastSerializer.SerializePooled(new string('p', 3_000));
        using var bytes = FastSerializer.SerializePooled(scene.Value);
        return bytes.Span.ToArray();
    }

    private static byte[] ToStream(Scene scene, Action<Stream, Busy> write)
    {
        var stream = new BusyStream();
        scene.Stream = stream;
        write(stream, scene.Value);
        return stream.ToArray();
    }

    private static byte[] ToItems(Scene scene, Action<FastSerStreamWriter, Busy> write)
    {
        var stream = new BusyStream();
        scene.Stream = stream;
        using var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { BufferSize = 512, LeaveOpen = true });
        scene.Writer = writer;
        write(writer, scene.Value);
        writer.Flush();
        return stream.ToArray();
    }

    private static byte[] FromStream(Scene scene, bool canSeek)
    {
        scene.Stream = new BusyStream(Bytes, canSeek);
        return Again(FastSerializer.Deserialize<Busy>(scene.Stream));
    }

    private static byte[] FromStreamAsync(Scene scene)
    {
        scene.Stream = new BusyStream(Bytes, canSeek: false);
        return Again(Wait(FastSerializer.DeserializeAsync<Busy>(scene.Stream)));
    }

    private static byte[] FromItems(Scene scene, Func<FastSerStreamReader, Busy> read)
    {
        scene.Stream = new BusyStream(Items, canSeek: false);
        using var reader = new FastSerStreamReader(scene.Stream, new FastSerStreamOptions { BufferSize = 512 });
        scene.Reader = reader;
        return Again(read(reader));
    }

    private static byte[] ToPopulated(Scene scene)
    {
        var value = scene.Value;
        FastSerializer.Populate(Bytes, ref value);
        return Again(value);
    }

    private static void Wait(ValueTask task) => task.AsTask().GetAwaiter().GetResult();

    private static T Wait<T>(ValueTask<T> task) => task.AsTask().GetAwaiter().GetResult();

    private static ReadOnlySequence<byte> Cut(byte[] bytes)
    {
        var pipe = new Pipe(new PipeOptions(minimumSegmentSize: 1, pauseWriterThreshold: 0));
        for (var start = 0; start < bytes.Length; start += 4_000)
        {
            pipe.Writer.WriteAsync(bytes.AsMemory(start,
                Math.Min(4_000, bytes.Length - start))).AsTask().GetAwaiter().GetResult();
        }

        pipe.Writer.Complete();
        return pipe.Reader.ReadAsync().AsTask().GetAwaiter().GetResult().Buffer;
    }
}
