using System.Buffers;
using System.Runtime.InteropServices;

namespace FastSer.IntegrationTests.InputForms;

/// <summary>Streams and buffer writers that do not do what they say: an exception, and no memory of others.</summary>
[Trait("Promise", "P27")]
public sealed class FaultyStreamTests
{
    public static TheoryData<int> Counts => new(1, 100, 1_000_000, int.MaxValue, int.MinValue, -1);

    [Theory]
    [MemberData(nameof(Counts))]
    public async Task ReaderDoesNotBelieveCounts(int more)
    {
        using var reader = new FastSerStreamReader(new BoastingStream(more));
        Assert.Throws<IOException>(() => reader.Read<Guid>());
        Assert.Throws<IOException>(() => reader.Read<string>());
        await Assert.ThrowsAsync<IOException>(() => reader.ReadAsync<Guid>().AsTask());
        await Assert.ThrowsAsync<IOException>(() => reader.HasNextAsync().AsTask());
        Assert.Equal(0, reader.BytesRead);
    }

    [Theory]
    [MemberData(nameof(Counts))]
    public async Task DeserializeDoesNotBelieveCounts(int more)
    {
        Assert.Throws<IOException>(() => FastSerializer.Deserialize<byte[]>(new BoastingStream(more)));
        Assert.Throws<IOException>(() => FastSerializer.Deserialize<byte[]>(new BoastingStream(more, 2_000_000)));
        await Assert.ThrowsAsync<IOException>(() => FastSerializer.DeserializeAsync<byte[]>(new BoastingStream(more)).AsTask());
    }

    [Fact]
    public void ReaderDoesNotBelieveCountsOfAWindow()
    {
        byte[] frame = [0xFF, 0, 0, 0x10, 0, 0xFF, 0xFB, 0xFF, 0x0F, 0, .. new byte[20_000]];
        using var reader = new FastSerStreamReader(new BoastingStream(5, frame.Length + 1_000_000, frame));
        Assert.Throws<IOException>(() => reader.Read<byte[]>());
    }

    [Fact]
    public async Task MemoryThatAFailedStreamMayStillUseStaysAway()
    {
        var stream = new KeepingStream();
        await Assert.ThrowsAsync<IOException>(() => FastSerializer.SerializeAsync(stream, new string('x', 5000)).AsTask());
        await Assert.ThrowsAsync<IOException>(() => FastSerializer.DeserializeAsync<string>(stream).AsTask());

        Assert.Equal(2, stream.Kept.Count);
        Assert.All(stream.Kept, static kept =>
        {
            var rented = Enumerable.Range(0, 200).Select(_ => ArrayPool<byte>.Shared.Rent(kept.Length)).ToArray();
            Assert.DoesNotContain(rented, array => ReferenceEquals(array, kept));
        });
    }

    [Trait("Needs", "Brotli")]
    [Theory]
    [InlineData(FastSerCompressionAlgorithm.Brotli)]
    [InlineData(FastSerCompressionAlgorithm.Deflate)]
    public void BufferWriterWithoutRoomEndsCompression(FastSerCompressionAlgorithm algorithm)
    {
        var content = new byte[100_000];
        if (algorithm == FastSerCompressionAlgorithm.Brotli)
        {
            Assert.Throws<InvalidOperationException>(() => FastSerCompression.Compress(content, new NarrowWriter(), algorithm));
        }

        var compressed = FastSerCompression.Compress(content, algorithm);
        Assert.Throws<InvalidOperationException>(() => FastSerCompression.Decompress(compressed, new NarrowWriter()));
    }

    [Trait("Needs", "threads")]
    [Fact]
    public async Task PooledBytesThatWereGivenBackElsewhereThrow()
    {
        var values = new[] { "short", new string('x', 20_000) };
        var current = FastSerializer.SerializePooled(values[0]);
        var gate = new Lock();
        var isDone = false;
        var reading = Task.Run(() =>
        {
            while (!Volatile.Read(ref isDone))
            {
                PooledBytes bytes;
                lock (gate)
                {
                    bytes = current;
                }

                for (var i = 0; i < 50; i++)
                {
                    try
                    {
                        Assert.Equal(bytes.Length, bytes.Span.Length);
                        Assert.Equal(bytes.Length, bytes.Memory.Length);
                    }
                    catch (ObjectDisposedException)
                    {
                        break;
                    }
                }
            }
        });
        for (var i = 0; i < 20_000; i++)
        {
            lock (gate)
            {
                current.Dispose();
                current.Dispose();
                current = FastSerializer.SerializePooled(values[i % 2]);
            }
        }

        Volatile.Write(ref isDone, true);
        await reading;
        current.Dispose();
    }

    /// <summary>Says that it read so many bytes more than it was asked for, or a number of its own.</summary>
    private sealed class BoastingStream(int more, long length = -1, byte[]? first = null) : Stream
    {
        private byte[] _first = first ?? [];

        public override bool CanRead => true;

        public override bool CanSeek => length >= 0;

        public override bool CanWrite => false;

        public override long Length => length;

        public override long Position { get; set; }

        public override int Read(Span<byte> buffer)
        {
            if (_first.Length == 0)
            {
                return more is > 0 and < int.MaxValue ? buffer.Length + more : more;
            }

            var count = Math.Min(_first.Length, buffer.Length);
            _first.AsSpan(0, count).CopyTo(buffer);
            _first = _first[count..];
            Position += count;
            return count;
        }

        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
            new(Read(buffer.Span));

        public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

        public override void Flush()
        {
        }

        public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

        public override void SetLength(long value) => throw new NotSupportedException();

        public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();
    }

    /// <summary>Keeps the memory that it is given, and fails.</summary>
    private sealed class KeepingStream : MemoryStream
    {
        public List<byte[]> Kept { get; } = [];

        public override bool CanSeek => false;

        public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default) =>
            Keep(buffer) ? throw new IOException("As asked.") : default;

        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
            Keep(buffer) ? throw new IOException("As asked.") : default;

        private bool Keep(ReadOnlyMemory<byte> buffer)
        {
            Assert.True(MemoryMarshal.TryGetArray(buffer, out var segment));
            Kept.Add(segment.Array!);
            return true;
        }
    }

    /// <summary>Gives less than it is asked for: nothing, in the end.</summary>
    private sealed class NarrowWriter : IBufferWriter<byte>
    {
        private readonly byte[] _room = new byte[6];

        public void Advance(int count)
        {
        }

        public Memory<byte> GetMemory(int sizeHint = 0) => sizeHint > _room.Length ? default : _room;

        public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
    }
}
