using System.Buffers;

namespace FastSer.IntegrationTests.InputForms;

[Trait("Promise", "P6")]
public sealed class CompressionTests
{
    public static TheoryData<FastSerCompressionAlgorithm> Algorithms => [.. Available];

    public static TheoryData<FastSerCompressionAlgorithm> CompressingAlgorithms =>
        [.. Available.Where(static a => a != FastSerCompressionAlgorithm.Stored)];

    private static IEnumerable<FastSerCompressionAlgorithm> Available => Enum.GetValues<FastSerCompressionAlgorithm>()
        .Where(static a => a != FastSerCompressionAlgorithm.Brotli || !OperatingSystem.IsBrowser());

    [Theory]
    [MemberData(nameof(Algorithms))]
    public void ContentOfAnySizeSurvives(FastSerCompressionAlgorithm algorithm)
    {
        var random = new Random(1);
        foreach (var size in (int[])[0, 1, 2, 254, 255, 256, 16_383, 16_384, 16_385, 100_000, 1_000_000])
        {
            var content = new byte[size];
            random.NextBytes(content.AsSpan(0, size / 2));
            var compressed = FastSerCompression.Compress(content, algorithm);
            var output = new StingyBufferWriter();
            FastSerCompression.Compress(content, output, algorithm);

            Assert.Equal(compressed, output.ToArray());
            Assert.Equal(size, FastSerCompression.GetDecompressedSize(compressed));
            using var pooled = FastSerCompression.Decompress(compressed, maxSize: size);
            Assert.True(pooled.Span.SequenceEqual(content));
            var again = new ArrayBufferWriter<byte>();
            FastSerCompression.Decompress(compressed, again);
            Assert.True(again.WrittenSpan.SequenceEqual(content));
        }
    }

    [Theory]
    [MemberData(nameof(Algorithms))]
    public void EveryPrefixAndEveryAddedByteIsRefused(FastSerCompressionAlgorithm algorithm)
    {
        var content = new byte[700];
        new Random(2).NextBytes(content.AsSpan(0, 300));
        var compressed = FastSerCompression.Compress(content, algorithm);

        for (var length = 0; length < compressed.Length; length++)
        {
            Assert.Throws<FastSerException>(() => FastSerCompression.Decompress(compressed.AsSpan(0, length)));
        }

        var longer = Assert.Throws<FastSerException>(() => FastSerCompression.Decompress([.. compressed, 0]));
        Assert.Equal(FastSerErrorCode.TrailingBytes, longer.Code);
    }

    [Theory]
    [MemberData(nameof(Algorithms))]
    public void StatedSizeMustBeExact(FastSerCompressionAlgorithm algorithm)
    {
        var compressed = FastSerCompression.Compress(new byte[100], algorithm);
        foreach (var size in (byte[])[0, 1, 99, 101, 254])
        {
            compressed[1] = size;
            Assert.Throws<FastSerException>(() => FastSerCompression.Decompress(compressed));
        }
    }

    [Theory]
    [MemberData(nameof(CompressingAlgorithms))]
    public void BombsAreStoppedAtTheCap(FastSerCompressionAlgorithm algorithm)
    {
        const int Cap = 1_000_000;
        foreach (var size in (int[])[Cap - 1, Cap, Cap + 1, 30 * Cap])
        {
            var bomb = FastSerCompression.Compress(new byte[size], algorithm);
            if (size <= Cap)
            {
                FastSerCompression.Decompress(bomb, Cap).Dispose();
                continue;
            }

            var output = new ArrayBufferWriter<byte>();
            Assert.Equal(
                FastSerErrorCode.ValueTooLarge,
                Assert.Throws<FastSerException>(() => FastSerCompression.Decompress(bomb, output, Cap)).Code);
            Assert.Equal(0, output.WrittenCount);

            // The same content behind a header that lies.
            BitConverter.TryWriteBytes(bomb.AsSpan(2), 1000);
            Assert.Equal(
                FastSerErrorCode.InvalidLength,
                Assert.Throws<FastSerException>(() => FastSerCompression.Decompress(bomb, output, Cap)).Code);
            Assert.InRange(output.WrittenCount, 0, 1000);
        }
    }

    [Trait("Needs", "Brotli")]
    [Fact]
    public void StatedSizeTakesNoMemory()
    {
        byte[] lie = [1, 0xFF, 0, 0, 0, 0x40, 0x3B];
        var allocated = Allocation.Of(
            () => Assert.Throws<FastSerException>(() => FastSerCompression.Decompress(lie, int.MaxValue)));
        Assert.InRange(allocated, 0, 20_000);
    }

    [Trait("Needs", "Brotli")]
    [Fact]
    public void ChangedBytesAreRefusedOrGiveContentOfTheStatedSize()
    {
        var random = new Random(3);
        var content = new byte[2000];
        random.NextBytes(content.AsSpan(0, 1000));
        foreach (var algorithm in Enum.GetValues<FastSerCompressionAlgorithm>())
        {
            var compressed = FastSerCompression.Compress(content, algorithm);
            for (var i = 0; i < 3000; i++)
            {
                var changed = (byte[])compressed.Clone();
                changed[random.Next(changed.Length)] ^= (byte)(1 << random.Next(8));
                try
                {
                    using var read = FastSerCompression.Decompress(changed);
                    Assert.Equal(FastSerCompression.GetDecompressedSize(changed), read.Length);
                }
                catch (FastSerException exception)
                {
                    Assert.InRange(exception.Offset, 0, changed.Length);
                }
            }
        }
    }

    [Fact]
    public void UnknownAlgorithmIsAnArgumentError() => Assert.Throws<ArgumentOutOfRangeException>(
        static () => FastSerCompression.Compress([1], (FastSerCompressionAlgorithm)3));

    [OptimizedFact]
    public void BrotliAllocatesOnlyItsHandle()
    {
        var content = new byte[100_000];
        var output = new ArrayBufferWriter<byte>(200_000);
        Assert.InRange(Allocation.Of(() => Compress(content, output)), 0, 200);
        var compressed = FastSerCompression.Compress(content);
        Assert.InRange(Allocation.Of(() => FastSerCompression.Decompress(compressed).Dispose()), 0, 200);
    }

    private static void Compress(byte[] content, ArrayBufferWriter<byte> output)
    {
        output.ResetWrittenCount();
        FastSerCompression.Compress(content, output);
    }
}
