using System.IO.Pipelines;

namespace FastSer.StreamBenchmarks;

/// <summary>The operations on a file. They return a value, so that it is alive when memory is counted.</summary>
internal static class Operations
{
    private static readonly Dictionary<string, Func<string, Task<object?>>> s_all = new(StringComparer.Ordinal)
    {
        ["copy of the file to Stream.Null"] = static path => Use(path, async static file =>
        {
            await file.CopyToAsync(Stream.Null);
            return null;
        }),
        ["copy of the file to a MemoryStream"] = static path => Use(path, async static file =>
        {
            var memory = new MemoryStream();
            await file.CopyToAsync(memory);
            return memory;
        }),
        ["the same, then Deserialize of its buffer"] = static path => Use(path, async file =>
        {
            var memory = new MemoryStream();
            await file.CopyToAsync(memory);
            memory.Position = 0;
            return MessageKinds.Of(path).Read(memory);
        }),
        ["Deserialize of the file"] = static path => Use(path, file => Task.FromResult<object?>(MessageKinds.Of(path).Read(file))),
        ["DeserializeAsync of the file"] = static path => Use(path, file => MessageKinds.Of(path).ReadAsync(file)),
        ["Deserialize of a stream of unknown length"] = static path =>
            Use(path, file => Task.FromResult<object?>(MessageKinds.Of(path).Read(new ForwardStream(file)))),
        ["DeserializeAsync of a stream of unknown length"] = static path =>
            Use(path, file => MessageKinds.Of(path).ReadAsync(new ForwardStream(file))),
        ["DeserializeAsync of a pipe over the file"] = static path => Use(path, file =>
            MessageKinds.Of(path).ReadAsync(PipeReader.Create(file, new StreamPipeReaderOptions(bufferSize: 64 * 1024)))),
        ["copy of the file to a file"] = static path => Use(path, file => Write(path, output => file.CopyToAsync(output))),
        ["Serialize to a file"] = static path => Write(path, stream =>
        {
            MessageKinds.Of(path).Write(stream, s_written!);
            return Task.CompletedTask;
        }),
        ["SerializeAsync to a file"] = static path => Write(path, stream => MessageKinds.Of(path).WriteAsync(stream, s_written!).AsTask()),
        ["SerializeAsync to a pipe over a file"] = static path => Write(path, async stream =>
        {
            var pipe = PipeWriter.Create(stream, new StreamPipeWriterOptions(leaveOpen: true));
            await MessageKinds.Of(path).WriteAsync(pipe, s_written!);
            await pipe.CompleteAsync();
        }),
    };

    private static object? s_written;

    public static IEnumerable<string> Names => s_all.Keys;

    public static bool Writes(string name) => name.StartsWith("Serialize", StringComparison.Ordinal);

    /// <summary>Reads what is to be written, before time and memory are counted.</summary>
    public static void Prepare(string path)
    {
        using var file = File.OpenRead(path);
        s_written = MessageKinds.Of(path).Read(file);
    }

    public static Task<object?> RunAsync(string name, string path) => s_all[name](path);

    private static async Task<object?> Use(string path, Func<FileStream, Task<object?>> use)
    {
        await using var file = File.OpenRead(path);
        return await use(file);
    }

    private static async Task<object?> Write(string path, Func<Stream, Task> write)
    {
        await using (var file = File.Create(path + ".out"))
        {
            await write(file);
        }

        File.Delete(path + ".out");
        return null;
    }
}
