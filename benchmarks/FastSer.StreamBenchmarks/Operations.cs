using System.IO.Pipelines;

namespace FastSer.StreamBenchmarks;

/// <summary>What is done with a file. A value comes back, so that it is alive when memory is counted.</summary>
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
            return Read(memory, path);
        }),
        ["Deserialize of the file"] = static path => Use(path, file => Task.FromResult<object?>(Read(file, path))),
        ["DeserializeAsync of the file"] = static path => Use(path, file => ReadAsync(file, path)),
        ["Deserialize of a stream of unknown length"] = static path =>
            Use(path, file => Task.FromResult<object?>(Read(new ForwardStream(file), path))),
        ["DeserializeAsync of a stream of unknown length"] = static path => Use(path, file => ReadAsync(new ForwardStream(file), path)),
        ["DeserializeAsync of a pipe over the file"] = static path => Use(path, async file =>
        {
            var pipe = PipeReader.Create(file, new StreamPipeReaderOptions(bufferSize: 64 * 1024));
            return Trade.IsKindOf(path)
                ? await FastSerializer.DeserializeAsync<List<Trade>>(pipe)
                : await FastSerializer.DeserializeAsync<long[]>(pipe);
        }),
        ["Serialize to a file"] = static path => Write(path, static (stream, value) =>
        {
            if (value is List<Trade> trades)
            {
                FastSerializer.Serialize(stream, trades);
            }
            else
            {
                FastSerializer.Serialize(stream, (long[])value);
            }

            return Task.CompletedTask;
        }),
        ["SerializeAsync to a file"] = static path => Write(path, static (stream, value) => value is List<Trade> trades
            ? FastSerializer.SerializeAsync(stream, trades).AsTask()
            : FastSerializer.SerializeAsync(stream, (long[])value).AsTask()),
    };

    private static object? s_written;

    public static IEnumerable<string> Names => s_all.Keys;

    public static bool Writes(string name) => name.StartsWith("Serialize", StringComparison.Ordinal);

    /// <summary>Reads what is to be written, before time and memory are counted.</summary>
    public static void Prepare(string path)
    {
        using var file = File.OpenRead(path);
        s_written = Read(file, path);
    }

    public static Task<object?> RunAsync(string name, string path) => s_all[name](path);

    private static async Task<object?> Use(string path, Func<FileStream, Task<object?>> use)
    {
        await using var file = File.OpenRead(path);
        return await use(file);
    }

    private static async Task<object?> Write(string path, Func<Stream, object, Task> write)
    {
        await using (var file = File.Create(path + ".out"))
        {
            await write(file, s_written!);
        }

        File.Delete(path + ".out");
        return null;
    }

    private static object Read(Stream stream, string path) => Trade.IsKindOf(path)
        ? FastSerializer.Deserialize<List<Trade>>(stream)
        : FastSerializer.Deserialize<long[]>(stream);

    private static async Task<object?> ReadAsync(Stream stream, string path) => Trade.IsKindOf(path)
        ? await FastSerializer.DeserializeAsync<List<Trade>>(stream)
        : await FastSerializer.DeserializeAsync<long[]>(stream);
}
