using System.Buffers;
using System.Diagnostics;
using System.Globalization;

namespace FastSer.IntegrationTests.Sequences;

/// <summary>
/// One writer or reader in the hands of several threads, and disposed under them, while others use the pool: nobody finds
/// bytes of the others. A fault here may end the process. FASTSER_STRESS_SECONDS sets how long; 1 second without it.
/// </summary>
[Trait("Needs", "threads")]
[Trait("Promise", "P27")]
public sealed class SequenceRaceTests
{
    private const byte Foreign = 0xA5;

    private static readonly TimeSpan s_duration = TimeSpan.FromSeconds(
        double.Parse(Environment.GetEnvironmentVariable("FASTSER_STRESS_SECONDS") ?? "1", CultureInfo.InvariantCulture));

    /// <summary>Two in a row: a single one may be part of a length that the race made wrong.</summary>
    private static readonly byte[] s_foreign = [Foreign, Foreign];

    private static readonly Guid s_large = new("01010101-0101-0101-0101-010101010101");

    [Fact]
    public async Task WriterTouchesOnlyItsOwnMemory()
    {
        var sink = new CheckingSink();
        var strings = new[] { "a", new string('b', 300), new string('c', 100_000) };
        await Race(
            () => new FastSerStreamWriter(sink, new FastSerStreamOptions { BufferSize = 512, LeaveOpen = true }),
            [
                static writer => writer.Write(s_large),
                static writer => writer.Write(1L),
                static writer => writer.Write(new Note { Text = "text", Page = 3 }),
                writer => writer.Write(strings[Random.Shared.Next(3)]),
                writer => writer.WriteAsync(strings[Random.Shared.Next(3)]).AsTask().Wait(),
                static writer => writer.Flush(),
            ],
            static writer => writer.Dispose());
        Assert.False(sink.HasForeign);
    }

    [Fact]
    public async Task ReaderTouchesOnlyItsOwnMemory()
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            for (var i = 0; i < 300; i++)
            {
                writer.Write(s_large);
                writer.Write(new string('c', i % 50 == 0 ? 20_000 : 30));
            }
        }

        var bytes = stream.ToArray();
        await Race(
            () => new FastSerStreamReader(new MemoryStream(bytes), new FastSerStreamOptions { BufferSize = 512 }),
            [
                static reader => Check(reader.Read<Guid>().ToByteArray()),
                static reader => Check(BitConverter.GetBytes(reader.Read<long>())),
                static reader => reader.Read<ShortAndFlag>(),
                static reader => Assert.DoesNotContain('\u00A5', reader.Read<string>()),
                static reader => Check(reader.ReadAsync<byte[]>().AsTask().GetAwaiter().GetResult()),
                static reader => reader.HasNext(),
            ],
            static reader => reader.Dispose());
    }

    private static void Check(byte[] bytes) => Assert.DoesNotContain(Foreign, bytes);

    /// <summary>Two threads call, one disposes and makes the next, two use the pool.</summary>
    private static async Task Race<T>(Func<T> create, Action<T>[] calls, Action<T> dispose)
        where T : class
    {
        var current = create();
        var clock = Stopwatch.StartNew();
        Task Start(Action<Random> action) => Task.Factory.StartNew(
            () =>
            {
                for (var random = new Random(1); clock.Elapsed < s_duration;)
                {
                    action(random);
                }
            },
            CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);

        void Call(Random random)
        {
            var target = Volatile.Read(ref current);
            var call = calls[random.Next(calls.Length)];
            try
            {
                for (var i = 0; i < 200; i++)
                {
                    call(target);
                }
            }
            catch (Exception exception) when (exception is not Xunit.Sdk.XunitException)
            {
                // Whatever it is: only memory counts here.
            }
        }

        void Replace(Random random)
        {
            var old = Interlocked.Exchange(ref current, create());
            Thread.SpinWait(random.Next(2000));
            try
            {
                dispose(old);
            }
            catch (Exception exception) when (exception is not Xunit.Sdk.XunitException)
            {
                // As above.
            }
        }

        await Task.WhenAll(Start(Call), Start(Call), Start(Replace), Start(UsePool), Start(UsePool));
    }

    private static void UsePool(Random random)
    {
        var arrays = new byte[8][];
        for (var i = 0; i < arrays.Length; i++)
        {
            arrays[i] = ArrayPool<byte>.Shared.Rent(512 << random.Next(10));
            arrays[i].AsSpan().Fill(Foreign);
        }

        Thread.SpinWait(random.Next(5000));
        foreach (var array in arrays)
        {
            Assert.Equal(-1, array.AsSpan().IndexOfAnyExcept(Foreign));
            ArrayPool<byte>.Shared.Return(array);
        }
    }

    /// <summary>Looks for bytes that no item has.</summary>
    private sealed class CheckingSink : MemoryStream
    {
        public bool HasForeign { get; private set; }

        public override void Write(ReadOnlySpan<byte> buffer) => HasForeign |= buffer.IndexOf(s_foreign) >= 0;

        public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
        {
            Write(buffer.Span);
            return default;
        }
    }
}
