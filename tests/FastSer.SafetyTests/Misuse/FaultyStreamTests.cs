using System.Buffers;
using System.IO.Pipelines;
using FastSer.CompilerServices;
using FastSer.Serializers;

namespace FastSer.SafetyTests.Misuse;

/// <summary>A stream that fails, lies, ends or cancels at each of its calls, in every operation that has one.</summary>
[Trait("Promise", "P27")]
public sealed partial class FaultyStreamTests
{
    private const int MostCalls = 200;
    private const byte Foreign = 0xA5;

    /// <summary>Elements are read when so many bytes have arrived.</summary>
    private const int LeastHeld = 512;

    private static readonly TypeSerializer<List<string?>> s_serializer = SerializerCache<List<string?>>.Instance;

    private static readonly TypeSerializer<Whole> s_whole = SerializerCache<Whole>.Instance;

    private static readonly List<string?> s_value =
        [.. Enumerable.Range(0,
            900).Select(static i => i % 300 == 7 ? new string('x', 90_000) : i % 7 == 0 ? null : $"text {i}")];

    private static readonly byte[] s_bytes = FastSerializer.Serialize(s_value);
    private static readonly byte[] s_items = ItemsOf(new MemoryStream(), static (writer, value) => writer.Write(value));

    private static readonly Dictionary<string, Func<FaultyStream, int, int?>> s_faults = new(StringComparer.Ordinal)
    {
        ["one more than was asked for"] = static (_, count) => count + 1,
        ["many more than were asked for"] = static (_, count) => count + 100_000,
        ["the largest number"] = static (_, _) => int.MaxValue,
        ["a negative number"] = static (_, _) => -1,
        ["the smallest number"] = static (_, _) => int.MinValue,
        ["an end"] = static (_, _) => 0,
        ["an exception"] = static (_, _) => throw new IOException("As asked."),
        ["another exception"] = static (_, _) => throw new NotSupportedException("As asked."),
        ["a cancellation"] = static (_, _) => throw new OperationCanceledException("As asked."),
        ["a token that is canceled"] = static (stream, _) => Then(stream.Cancellation.Cancel),
        ["a disposal of its owner"] = static (stream, _) => Then(() => stream.Owner?.Dispose()),
        ["a disposal of itself"] = static (stream, _) => Then(stream.Dispose),
        ["another call"] = static (stream, _) => Then(() => FastSerializer.Serialize(s_value)),
    };

    /// <summary>Each gives what it read or wrote, as bytes of <see cref="s_value"/>.</summary>
    private static readonly Dictionary<string, Func<FaultyStream, byte[]>> s_operations = new(StringComparer.Ordinal)
    {
        ["read"] = static stream => Again(FastSerializer.Deserialize<List<string?>>(stream)),
        ["read, not waiting"] = static stream =>
            Again(Wait(FastSerializer.DeserializeAsync<List<string?>>(stream,
                cancellationToken: stream.Cancellation.Token))),
        ["elements"] = static stream => Again(s_serializer.ParseArriving(stream, null, known: 0, LeastHeld)),
        ["elements, not waiting"] = static stream =>
            Again(Wait(s_serializer.ParseAsync(stream, null, stream.Cancellation.Token, LeastHeld))),
        ["elements of a pipe over it"] = static stream =>
            Again(Wait(s_serializer.ParseAsync(PipeReader.Create(stream), null, stream.Cancellation.Token, LeastHeld))),
        ["pieces"] = static stream => Again(s_whole.ParseArriving(stream, null, known: 0, LeastHeld).Value),
        ["pieces, not waiting"] = static stream =>
            Again(Wait(s_whole.ParseAsync(stream, null, stream.Cancellation.Token, LeastHeld)).Value),
        ["item"] = static stream => FromItems(stream, static (reader, _) => reader.Read<List<string?>>()),
        ["item, not waiting"] = static stream =>
            FromItems(stream, static (reader, token) => Wait(reader.ReadAsync<List<string?>>(token))),
        ["item after a question"] = static stream => FromItems(
            stream, static (reader, _) =>
                reader.HasNext() ? reader.Read<List<string?>>() : throw new EndOfStreamException()),
        ["all items"] = static stream =>
            FromItems(stream, static (reader, _) => reader.ReadAll<List<string?>>().Last()),
        ["pipe over it"] = static stream => Again(Wait(FastSerializer.DeserializeAsync<List<string?>>(
            PipeReader.Create(stream), cancellationToken: stream.Cancellation.Token))),
        ["write"] = static stream => Written(stream, static s => FastSerializer.Serialize(s, s_value)),
        ["write, not waiting"] = static stream => Written(
            stream, static s =>
                Wait(FastSerializer.SerializeAsync(s, s_value, cancellationToken: s.Cancellation.Token))),
        ["write in parts, not waiting"] = static stream => Written(
            stream, static s => Wait(s_serializer.WriteToAsync(s, s_value, null, s.Cancellation.Token, LeastHeld))),
        ["write an item"] = static stream => ItemsOf(stream, static (writer, value) => writer.Write(value)),
        ["write an item, not waiting"] = static stream => ItemsOf(
            stream, static (writer, value) => Wait(writer.WriteAsync(value))),
        ["pipe into it"] = static stream => Written(stream, static s =>
        {
            var pipe = PipeWriter.Create(s);
            Wait(FastSerializer.SerializeAsync(pipe, s_value, cancellationToken: s.Cancellation.Token));
            pipe.Complete();
        }),
        ["pipe in parts into it"] = static stream => Written(stream, static s =>
        {
            var pipe = PipeWriter.Create(s);
            Wait(s_serializer.WriteToAsync(pipe, s_value, null, s.Cancellation.Token, LeastHeld));
            pipe.Complete();
        }),
    };

    public static TheoryData<string, string> All
    {
        get
        {
            var all = new TheoryData<string, string>();
            foreach (var (operation, fault) in TestDepth.Sample(s_operations.Keys.SelectMany(static _ => s_faults.Keys, ValueTuple.Create), 10))
            {
                all.Add(operation, fault);
            }

            return all;
        }
    }

    [Theory]
    [MemberData(nameof(All))]
    public void FaultAtEachCallIsAnErrorOrNotFelt(string operation, string fault)
    {
        var call = 0;
        for (; call < MostCalls; call++)
        {
            var stream = new FaultyStream(InputOf(operation), s_faults[fault], call);
            Check(operation, stream, $"{fault} at call {call}");
            if (stream.Calls <= call)
            {
                break;
            }
        }

        Assert.InRange(call, 1, MostCalls - 1);
    }

    [Theory]
    [InlineData("read")]
    [InlineData("read, not waiting")]
    [InlineData("item")]
    public void LengthThatIsNotTrueIsAnErrorOrNotFelt(string operation)
    {
        var length = InputOf(operation).Length;
        foreach (var stated in new[] { 0, 1, length - 1, length + 1, 2L * length, int.MaxValue, long.MaxValue, -1,
            long.MinValue })
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            Check(operation, new FaultyStream(InputOf(operation), null, 0) { StatedLength = stated },
                $"length {stated}");
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 40L * length);
        }
    }

    private static void Check(string operation, FaultyStream stream, string what)
    {
        PoisonPool();
        byte[]? result = null;
        var exception = Record.Exception(() => result = s_operations[operation](stream));
        try
        {
            var expected = operation.Contains("write an item", StringComparison.Ordinal) ? s_items : s_bytes;
            Assert.True(exception is null || IsSaid(exception), $"{exception}");
            Assert.True(result is null || result.AsSpan().SequenceEqual(expected), "Another value came of it.");
            Assert.False(result is null && exception is null);
            AssertPoolIsSound();
        }
        catch (Xunit.Sdk.XunitException fault)
        {
            Assert.Fail($"'{operation}', {what}: {fault.Message}");
        }
    }

    /// <summary>Errors that tell what the stream did, or its own.</summary>
    private static bool IsSaid(Exception exception) => exception
        is FastSerException or IOException or NotSupportedException or OperationCanceledException or InvalidOperationException
        or ArgumentOutOfRangeException { Source: "System.IO.Pipelines" or "System.Private.CoreLib" };

    /// <summary>Who believes a wrong count finds these bytes.</summary>
    private static void PoisonPool()
    {
        var rented = Rent();
        rented.ForEach(static array => array.AsSpan().Fill(Foreign));
        rented.ForEach(static array => ArrayPool<byte>.Shared.Return(array));
    }

    /// <summary>An array that was returned twice would be rented twice.</summary>
    private static void AssertPoolIsSound()
    {
        var rented = Rent();
        Assert.Equal(rented.Count, rented.Distinct(ReferenceEqualityComparer.Instance).Count());
        rented.ForEach(static array => ArrayPool<byte>.Shared.Return(array));
    }

    private static List<byte[]> Rent()
    {
        var rented = new List<byte[]>();
        for (var size = 256; size <= 1 << 18; size *= 2)
        {
            for (var i = 0; i < 3; i++)
            {
                rented.Add(ArrayPool<byte>.Shared.Rent(size));
            }
        }

        return rented;
    }

    private static byte[] InputOf(string operation) =>
        operation.Contains("rite", StringComparison.Ordinal) || operation.EndsWith("into it",
            StringComparison.Ordinal) ? []
        : operation.Contains("item", StringComparison.Ordinal) ? s_items
        : s_bytes;

    private static byte[] Again(List<string?> value) => FastSerializer.Serialize(value);

    private static byte[] FromItems(FaultyStream stream, Func<FastSerStreamReader, CancellationToken,
        List<string?>> read)
    {
        using var reader = new FastSerStreamReader(stream, new FastSerStreamOptions { BufferSize = 512 });
        stream.Owner = reader;
        return Again(read(reader, stream.Cancellation.Token));
    }

    private static byte[] Written(FaultyStream stream, Action<FaultyStream> write)
    {
        write(stream);
        return stream.ToArray();
    }

    private static byte[] ItemsOf(Stream stream, Action<FastSerStreamWriter, List<string?>> write)
    {
        using var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { BufferSize = 512, LeaveOpen = true });
        if (stream is FaultyStream faulty)
        {
            faulty.Owner = writer;
        }

        write(writer, s_value);
        writer.Flush();
        return stream is FaultyStream written ? written.ToArray() : ((MemoryStream)stream).ToArray();
    }

    private static int? Then(Action action)
    {
        action();
        return null;
    }

    private static void Wait(ValueTask task) => task.AsTask().GetAwaiter().GetResult();

    private static T Wait<T>(ValueTask<T> task) => task.AsTask().GetAwaiter().GetResult();

    /// <summary>Has the bytes of the list, but is no collection: long ones are held in pieces.</summary>
    [FastSerType]
    internal readonly partial record struct Whole(List<string?> Value);
}
