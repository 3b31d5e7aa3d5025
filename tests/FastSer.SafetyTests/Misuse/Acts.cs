using System.Buffers;

namespace FastSer.SafetyTests.Misuse;

/// <summary>The acts of user code in the middle of a call.</summary>
internal static class Acts
{
    /// <summary>The acts that are allowed: the result of the call around them is unchanged.</summary>
    private static readonly Dictionary<string, Action<Scene>> s_harmless = new(StringComparer.Ordinal)
    {
        ["writes the value"] = static scene => FastSerializer.Serialize(scene.Value),
        ["writes another value"] = static _ => FastSerializer.Serialize(Busy.Create()),
        ["writes to pooled memory"] = static scene => FastSerializer.SerializePooled(scene.Value).Dispose(),
        ["writes to another stream"] = static scene => FastSerializer.Serialize(new MemoryStream(), scene.Value),
        ["reads"] = static _ => FastSerializer.Deserialize<Busy>(Operations.Bytes),
        ["fails to read"] = static _ =>
            FastSerializer.TryDeserialize<Busy>(Operations.Bytes.AsSpan(0, 300), out Busy _, out FastSerError _),
        ["populates another value"] = static _ => Populate(new Scene()),
        ["asks for the size"] = static scene => FastSerializer.GetSize(scene.Value),
        ["skips"] = static _ => FastSerializer.Skip<Busy>(Operations.Bytes),
        ["collects garbage"] = static _ => GC.Collect(0),
        ["takes memory"] = static scene => scene.RentAll(),
        ["calls on another thread"] = static _ =>
            OnAnotherThread(static () => FastSerializer.Deserialize<Busy>(Operations.Bytes)),
    };

    /// <summary>The acts that are not allowed: the call around them throws, or gives wrong values.</summary>
    private static readonly Dictionary<string, Action<Scene>> s_harmful = new(StringComparer.Ordinal)
    {
        ["throws"] = static _ => throw new TimeoutException("As asked."),
        ["says that memory has run out"] = static _ => throw new InsufficientMemoryException("As asked."),
        ["changes the value"] = static scene => Change(scene.Value),
        ["populates the value"] = static scene => Populate(scene),
        ["writes to the writer"] = static scene => scene.Writer?.Write(1),
        ["flushes the writer"] = static scene => scene.Writer?.Flush(),
        ["disposes the writer"] = static scene => Dispose(scene, scene.Writer),
        ["disposes the writer on another thread"] = static scene => OnAnotherThread(() => Dispose(scene, scene.Writer)),
        ["reads from the reader"] = static scene => scene.Reader?.Read<int>(),
        ["asks the reader"] = static scene => scene.Reader?.HasNext(),
        ["disposes the reader"] = static scene => Dispose(scene, scene.Reader),
        ["disposes the reader on another thread"] = static scene => OnAnotherThread(() => Dispose(scene, scene.Reader)),
        ["disposes pooled bytes twice"] = static scene => DisposeTwice(scene),
        ["disposes the stream"] = static scene => Dispose(scene, scene.Stream),
        ["moves the stream"] = static scene => Move(scene.Stream),
        ["writes to the stream"] = static scene => scene.Stream?.Write([1, 2, 3]),
        ["writes to the buffer writer"] = static scene => scene.Output?.Write<byte>([1, 2, 3]),
    };

    public static IEnumerable<string> Harmless => s_harmless.Keys;

    public static IEnumerable<string> Harmful => s_harmful.Keys;

    public static void Do(string name, Scene scene) => (s_harmless.GetValueOrDefault(name) ?? s_harmful[name])(scene);

    private static void Dispose(Scene scene, IDisposable? resource)
    {
        if (resource is not null)
        {
            resource.Dispose();
            scene.RentAll();
        }
    }

    private static void DisposeTwice(Scene scene)
    {
        scene.Pooled?.Dispose();
        scene.Pooled?.Dispose();
        scene.RentAll();
    }

    private static void Populate(Scene scene)
    {
        var value = scene.Value;
        FastSerializer.Populate(Operations.Bytes, ref value);
    }

    private static void Change(Busy value)
    {
        value.Numbers = new int[9_000];
        value.Parts?.Add(new BusyPart(1));
        value.Keys?.Clear();
        value.Set?.Add(value.Set.Count);
        value.Own?.Add(1);
        value.Text = new string('t', 3_000);
    }

    private static void Move(Stream? stream)
    {
        if (stream is { CanSeek: true })
        {
            stream.Position = 0;
        }
    }

    private static void OnAnotherThread(Action action)
    {
        var thread = new Thread(() => Record.Exception(action));
        thread.Start();
        thread.Join();
    }
}
