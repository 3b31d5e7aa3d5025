#pragma warning disable CA2263 // Calls by a Type are tested too.
using System.Buffers;
using FastSer.IntegrationTests.Views;

namespace FastSer.IntegrationTests.Operations;

/// <summary>Checksums before values: no changed bit is read as another value, and none of the type's code runs.</summary>
public sealed partial class ChecksumTests
{
    private const int AllBitsUpTo = 400;

    private static readonly FastSerializerOptions s_options = new() { Checksum = true };
    private static readonly FastSerializerOptions s_both = new() { Checksum = true, Fingerprint = true };

    [ThreadStatic]
    private static int t_built;

    [Theory]
    [ClassData(typeof(SampledCases))]
    public void EveryFlippedBitIsRefused(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var sample in testCase.CreateSamples())
        {
            var bytes = testCase.Serialize(sample, s_options);
            var step = bytes.Length <= AllBitsUpTo ? 1 : (bytes.Length * 8 / 1000) | 1;
            for (var bit = 0; bit < bytes.Length * 8; bit += step)
            {
                bytes[bit / 8] ^= (byte)(1 << (bit % 8));
                Assert.False(testCase.TryDeserialize(bytes, out _, out var error, s_options), $"bit {bit}");
                Assert.Equal(0, error.Offset);
                bytes[bit / 8] ^= (byte)(1 << (bit % 8));
            }

            Differences.AssertNone(sample, testCase.Deserialize(bytes, s_options), name);
        }
    }

    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void ChecksumCoversTheFingerprint(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var sample in testCase.CreateSamples())
        {
            var bytes = testCase.Serialize(sample, s_both);
            var content = testCase.Serialize(sample, new FastSerializerOptions { Fingerprint = true });

            Assert.Equal(content, FastSerChecksum.Verify(bytes).ToArray());
            Assert.Equal(bytes.Length, testCase.GetSize(sample, s_both));
            Differences.AssertNone(sample, testCase.Deserialize(bytes, s_both), name);
            Differences.AssertNone(sample, testCase.DeserializePrefix([.. bytes, 1], out var consumed, s_both), name);
            Assert.Equal(bytes.Length, consumed);
        }
    }

    [Fact]
    public void NothingIsBuiltFromDamagedBytes()
    {
        var bytes = FastSerializer.Serialize(new Probe { Number = 1, Text = "text" }, s_options);
        bytes[^1] ^= 0x20;
        t_built = 0;
        var existing = new Probe { Number = 9 };
        var built = t_built;

        AssertRefused(() => FastSerializer.Deserialize<Probe>(bytes, s_options));
        AssertRefused(() => FastSerializer.Deserialize<Probe>(bytes, out _, s_options));
        AssertRefused(() => FastSerializer.Deserialize<Probe>(new MemoryStream(bytes), s_options));
        AssertRefused(() => FastSerializer.Deserialize<Probe>(new TrickleStream(bytes, new Random(1), 3), s_options));
        AssertRefused(() => FastSerializer.Deserialize<Probe>(TwoSegments(bytes), s_options));
        AssertRefused(() => FastSerializer.Deserialize(typeof(Probe), bytes, s_options));
        AssertRefused(() => FastSerializer.Populate(bytes, ref existing, s_options));
        AssertRefused(() => FastSerializer.Skip<Probe>(bytes, s_options));
        Assert.False(FastSerializer.TryDeserialize<Probe>(bytes, out _, out var error, s_options));
        Assert.Equal(FastSerErrorCode.ChecksumMismatch, error.Code);

        Assert.Equal(built, t_built);
        Assert.Equal(9, existing.Number);
    }

    /// <summary>Long lists are otherwise read element by element, while they arrive.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task NoElementOfALongListIsBuiltFromDamagedBytes(bool isDamaged)
    {
        var list = Enumerable.Range(0, 40_000).Select(static i => new Probe { Number = i, Text = "a text of some length, for more bytes" }).ToList();
        var stream = new MemoryStream();
        await FastSerializer.SerializeAsync(stream, list, s_options);
        var bytes = stream.ToArray();
        Assert.Equal(FastSerializer.Serialize(list, s_options), bytes);
        Assert.InRange(bytes.Length, 1 << 20, int.MaxValue);
        bytes[^1] ^= (byte)(isDamaged ? 1 : 0);
        foreach (var canSeek in (bool[])[true, false])
        {
            t_built = 0;
            try
            {
                var read = FastSerializer.Deserialize<List<Probe>>(new TrickleStream(bytes, new Random(1), 100_000, canSeek), s_options);
                Assert.False(isDamaged);
                Assert.Equal((list.Count, list[^1].Number), (read.Count, read[^1].Number));
            }
            catch (FastSerException exception)
            {
                Assert.True(isDamaged);
                Assert.Equal((FastSerErrorCode.ChecksumMismatch, 0, 0L), (exception.Code, t_built, exception.Offset));
            }
        }
    }

    [Fact]
    public void ErrorsBehindTheChecksumHaveTheirPlace()
    {
        var whole = FastSerializer.Serialize(new Leaf { Id = 1, Name = "name" });
        var bytes = ReferenceCodec.ChecksumCodec.Encode(whole[..^1]);

        Assert.False(FastSerializer.TryDeserialize<Leaf>(bytes, out _, out var error, s_options));

        Assert.Equal((FastSerErrorCode.Truncated, 12L, "Name"), (error.Code, error.Offset, error.MemberPath));
        var thrown = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Leaf>(bytes, s_options));
        Assert.Equal((error.Code, error.Offset, error.MemberPath, error.Message), (thrown.Code, thrown.Offset, thrown.MemberPath, thrown.Message));
    }

    [Fact]
    public void MissingChecksumIsNotTakenForOne()
    {
        var bytes = FastSerializer.Serialize(new Leaf { Id = 1, Name = "name" });

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Leaf>(bytes, s_options));

        Assert.Equal(FastSerErrorCode.ChecksumMismatch, exception.Code);
        Assert.True(exception.IsDataError);
        Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Leaf>(FastSerializer.Serialize(new Leaf(), s_options)));
    }

    [Fact]
    public void SpansThatAreTooShortAreRefused()
    {
        var value = new Leaf { Id = 1, Name = new string('x', 1000) };
        var size = FastSerializer.GetSize(value, s_options);
        for (var length = size - 20; length < size + 2; length++)
        {
            Assert.Equal(length >= size, FastSerializer.TrySerialize(value, new byte[length], out var written, s_options));
            Assert.Equal(length >= size ? size : 0, written);
        }
    }

    [Fact]
    public void ExceptionsOfMembersAreThoseWithoutAChecksum()
    {
        foreach (var options in (FastSerializerOptions?[])[null, s_options, s_both])
        {
            foreach (var write in (Action[])[
                () => FastSerializer.Serialize(new Refusing(), options),
                () => FastSerializer.Serialize(new ArrayBufferWriter<byte>(), new Refusing(), options),
                () => FastSerializer.Serialize(new MemoryStream(), new Refusing(), options),
                () => FastSerializer.GetSize(new Refusing(), options),
                () => FastSerializer.TrySerialize(new Refusing(), new byte[100], out _, options)])
            {
                var exception = Assert.Throws<FastSerException>(write);
                Assert.Equal(FastSerErrorCode.UserCode, exception.Code);
                Assert.IsType<NotSupportedException>(exception.InnerException);
            }
        }
    }

    [Trait("Needs", "Brotli")]
    [Fact]
    public void CompressedContentIsCheckedAfterDecompression()
    {
        var value = new Leaf { Id = 1, Name = new string('x', 1000) };
        using var bytes = FastSerializer.SerializePooled(value, s_options);
        using var content = FastSerCompression.Decompress(FastSerCompression.Compress(bytes.Span));

        Assert.Equal(value.Name, FastSerializer.Deserialize<Leaf>(content.Span, s_options).Name);
    }

    [Fact]
    public void ViewsAreOpenedOnVerifiedBytes()
    {
        var note = new ViewNote(200, "text");
        var bytes = FastSerializer.Serialize(note, s_options);

        new ViewComparison(hasObject: true).Note(ViewNote.View(FastSerChecksum.Verify(bytes)), note);
    }

    [OptimizedFact]
    public void WritingToAReusedBufferAllocatesNothing()
    {
        var value = new Leaf { Id = 1, Name = new string('x', 1000) };
        var buffer = new ArrayBufferWriter<byte>(10_000);
        var stream = new MemoryStream(10_000);
        var allocated = Allocation.Of(() =>
        {
            for (var i = 0; i < 50; i++)
            {
                buffer.ResetWrittenCount();
                FastSerializer.Serialize(buffer, value, s_options);
                stream.Position = 0;
                FastSerializer.Serialize(stream, value, s_options);
            }
        });
        Assert.InRange(allocated, 0, 1000);
    }

    private static ReadOnlySequence<byte> TwoSegments(byte[] bytes)
    {
        var first = new Segment(bytes.AsMemory(0, 5), null);
        var last = new Segment(bytes.AsMemory(5), first);
        return new ReadOnlySequence<byte>(first, 0, last, bytes.Length - 5);
    }

    private static void AssertRefused(Action read)
    {
        var exception = Assert.Throws<FastSerException>(read);
        Assert.Equal((FastSerErrorCode.ChecksumMismatch, 0L), (exception.Code, exception.Offset));
    }

    [FastSerType]
    public sealed partial class Probe
    {
        public Probe() => t_built++;

        public int Number { get; set; }

        public string? Text { get; set; }
    }

    [FastSerType]
    public sealed partial class Refusing
    {
        public int First { get; set; }

        public string Text
        {
            get => throw new NotSupportedException();
            set => _ = value;
        }
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(ReadOnlyMemory<byte> memory, Segment? before)
        {
            Memory = memory;
            if (before is not null)
            {
                before.Next = this;
                RunningIndex = before.RunningIndex + before.Memory.Length;
            }
        }
    }
}
