using System.Buffers;
using System.IO.Pipelines;

namespace FastSer.SafetyTests.Inputs;

/// <summary>Inputs that never end, of values that are held until the end of their input.</summary>
[Trait("Promise", "P1")]
public sealed class EndlessInputTests
{
    /// <summary>Enough that an input without a limit would be seen.</summary>
    private const long MostBytes = 3L << 30;

    [Trait("Needs", "more than 2 GB")]
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void EndlessStreamIsAnError(bool canSeek)
    {
        var stream = new EndlessStream(canSeek);
        CheckEnd(Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Leaf>(stream)), stream.Count);
    }

    [Trait("Needs", "more than 2 GB")]
    [Fact]
    public async Task EndlessStreamThatIsAwaitedIsAnError()
    {
        var stream = new EndlessStream(canSeek: false);
        var fault = await Assert.ThrowsAsync<FastSerException>(async () => await FastSerializer.DeserializeAsync<Leaf>(stream));
        CheckEnd(fault, stream.Count);
    }

    [Fact]
    public async Task EndlessPipeIsAnError()
    {
        var pipe = new EndlessPipe();
        var fault = await Assert.ThrowsAsync<FastSerException>(async () => await FastSerializer.DeserializeAsync<Leaf>(pipe));
        CheckEnd(fault, pipe.Count);
        Assert.True(pipe.IsTaken);
    }

    private static void CheckEnd(FastSerException fault, long count)
    {
        Assert.Equal(FastSerErrorCode.ValueTooLarge, fault.Code);
        Assert.InRange(count, Array.MaxLength, MostBytes - 1);
    }

    /// <summary>Does not write to the memory that it gets: large new memory of the pool is then never in use.</summary>
    private sealed class EndlessStream(bool canSeek) : Stream
    {
        public long Count { get; private set; }

        public override bool CanRead => true;

        public override bool CanSeek => canSeek;

        public override bool CanWrite => false;

        public override long Length => canSeek ? 3 * 1024 * 1024 : throw new NotSupportedException();

        /// <summary>Gets or sets a position that is always the same, as of a device.</summary>
        public override long Position { get; set; }

        public override int Read(Span<byte> buffer)
        {
            Count += buffer.Length;
            return Count > MostBytes ? 0 : buffer.Length;
        }

        public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
            new(Read(buffer.Span));

        public override void Flush() => throw new NotSupportedException();

        public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

        public override void SetLength(long value) => throw new NotSupportedException();

        public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();
    }

    /// <summary>Each read gives one segment more, all of the same memory.</summary>
    private sealed class EndlessPipe : PipeReader
    {
        private readonly Segment _first = new(new byte[16 * 1024 * 1024]);
        private Segment? _last;

        public long Count { get; private set; }

        /// <summary>Gets whether the last result was taken, as a pipe demands it before it is read again.</summary>
        public bool IsTaken { get; private set; } = true;

        public override ValueTask<ReadResult> ReadAsync(CancellationToken cancellationToken = default)
        {
            Assert.True(IsTaken);
            IsTaken = false;
            _last = _last?.Append() ?? _first;
            Count += _last.Memory.Length;
            return new(new ReadResult(
                new ReadOnlySequence<byte>(_first, 0, _last, _last.Memory.Length), isCanceled: false, isCompleted: Count > MostBytes));
        }

        public override void AdvanceTo(SequencePosition consumed) => IsTaken = true;

        public override void AdvanceTo(SequencePosition consumed, SequencePosition examined) => IsTaken = true;

        public override void CancelPendingRead() => throw new NotSupportedException();

        public override void Complete(Exception? exception = null) => throw new NotSupportedException();

        public override bool TryRead(out ReadResult result) => throw new NotSupportedException();
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(ReadOnlyMemory<byte> memory) => Memory = memory;

        public Segment Append()
        {
            var next = new Segment(Memory) { RunningIndex = RunningIndex + Memory.Length };
            Next = next;
            return next;
        }
    }
}
