using System.Buffers;

namespace FastSer.IntegrationTests.Sequences;

/// <summary>Disposal in the middle of a call: what follows is an exception or the item, and nobody else's memory.</summary>
[Trait("Promise", "P27")]
public sealed class SequenceDisposalTests
{
    private const byte Foreign = 0xA5;

    [Theory]
    [InlineData(10)]
    [InlineData(100_000)]
    public void DisposalByAGetterLetsNothingBeWrittenToMemoryOfOthers(int textLength)
    {
        var others = new List<byte[]>();
        var writer = new FastSerStreamWriter(new MemoryStream());
        var items = new List<ThrowingItem>
        {
            new() { Action = static () => { }, Note = new string('x', textLength) },
            new()
            {
                Action = () =>
                {
                    writer.Dispose();
                    RentAll(others);
                },
                Note = new string('y', 300),
            },
            new() { Action = static () => { }, Note = new string('z', textLength) },
        };

        var exception = Record.Exception(() => writer.Write(items));

        Assert.All(others, static array => Assert.Equal(-1, array.AsSpan().IndexOfAnyExcept(Foreign)));
        Assert.IsType<ObjectDisposedException>(exception);
        Assert.Throws<ObjectDisposedException>(() => writer.Write(items));
        Assert.Throws<ObjectDisposedException>(() => writer.Write(1));
    }

    [Fact]
    public void DisposalByAGetterIsSeenWhereTheItemIsSized()
    {
        var writer = new FastSerStreamWriter(new MemoryStream());
        var calls = 0;
        var item = new LateItem { Bytes = new byte[100_000] };
        item.Action = () =>
        {
            if (calls++ == 0)
            {
                writer.Dispose();
            }
        };
        Assert.Throws<ObjectDisposedException>(() => writer.Write(item));
        Assert.Equal(1, calls);
    }

    [Theory]
    [InlineData(3)]
    [InlineData(100_000)]
    public void DisposalByAConstructorLetsNothingBeReadFromMemoryOfOthers(int count)
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            writer.Write(Enumerable.Range(1, count).Select(static number => new ActingItem(number)).ToList());
        }

        var reader = new FastSerStreamReader(new OneWayStream(stream.ToArray()));
        var others = new List<byte[]>();
        ActingItem.Do(() =>
        {
            if (others.Count == 0)
            {
                reader.Dispose();
                RentAll(others);
            }
        });
        try
        {
            Assert.Equal(Enumerable.Range(1, count), reader.Read<List<ActingItem>>().Select(static item => item.Number));
        }
        finally
        {
            ActingItem.Do(null);
        }

        Assert.Throws<ObjectDisposedException>(() => reader.Read<int>());
        Assert.Throws<ObjectDisposedException>(() => reader.HasNext());
    }

    [Fact]
    public void ReadingFromAConstructorIsRefused()
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            writer.Write(new ActingItem(1));
            writer.Write(2);
            writer.Write(3);
            writer.Write(new ShortAndFlag { Number = 4 });
        }

        Action<FastSerStreamReader>[] calls =
        [
            static reader => reader.Read<int>(),
            static reader => reader.Read<Guid>(),
            static reader => reader.Read<string>(),
            static reader => reader.Read<ShortAndFlag>(),
            static reader => reader.Read<ActingItem>(),
            static reader => reader.HasNext(),
            static reader => reader.TryRead<int>(out _),
            static reader => _ = reader.ReadAll<int>().First(),
            static reader => reader.ReadAsync<int>().AsTask().GetAwaiter().GetResult(),
            static reader => reader.ReadAsync<string>().AsTask().GetAwaiter().GetResult(),
            static reader => reader.HasNextAsync().AsTask().GetAwaiter().GetResult(),
        ];
        Assert.All(calls, call =>
        {
            using var reader = new FastSerStreamReader(new MemoryStream(stream.ToArray()));
            ActingItem.Do(() => call(reader));
            try
            {
                var exception = Assert.Throws<FastSerException>(() => reader.Read<ActingItem>());
                Assert.IsType<InvalidOperationException>(exception.InnerException);
            }
            finally
            {
                ActingItem.Do(null);
            }

            Assert.Equal([2, 3], [reader.Read<int>(), reader.Read<int>()]);
            Assert.Equal(4, reader.Read<ShortAndFlag>().Number);
        });
    }

    [Fact]
    public async Task CallsAreRefusedWhileTheReaderWaits()
    {
        var pipe = new System.IO.Pipelines.Pipe();
        var reader = new FastSerStreamReader(pipe.Reader);
        var item = FastSerializer.Serialize("abcdefgh");
        await pipe.Writer.WriteAsync(new byte[] { 1, 0, 0, 0, (byte)(item.Length + 1) });
        Assert.Equal(1, reader.Read<int>());
        var waiting = reader.ReadAsync<string>().AsTask();
        Assert.Throws<InvalidOperationException>(() => reader.HasNext());
        Assert.Throws<InvalidOperationException>(() => reader.Read<byte>());
        await pipe.Writer.WriteAsync(item);
        Assert.Equal("abcdefgh", await waiting.WaitAsync(TimeSpan.FromSeconds(30)));
        await reader.DisposeAsync();
    }

    private static void RentAll(List<byte[]> others)
    {
        for (var size = 256; size <= 1 << 20; size *= 2)
        {
            for (var i = 0; i < 40; i++)
            {
                var array = ArrayPool<byte>.Shared.Rent(size);
                array.AsSpan().Fill(Foreign);
                others.Add(array);
            }
        }
    }

    /// <summary>Cannot seek.</summary>
    private sealed class OneWayStream(byte[] bytes) : MemoryStream(bytes)
    {
        public override bool CanSeek => false;
    }
}
