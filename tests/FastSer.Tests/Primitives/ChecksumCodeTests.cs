using FastSer.Primitives;

namespace FastSer.Tests.Primitives;

public sealed class ChecksumCodeTests
{
    [Fact]
    public void ChecksAreThoseOfCrc32C()
    {
        Assert.Equal(0xE3069283u, Crc32C.Of("123456789"u8));
        Assert.Equal(0x8A9136AAu, Crc32C.Of(new byte[32]));
        Assert.Equal(0u, Crc32C.Of([]));
    }

    /// <summary>Around the sizes of blocks, of which three parts are computed at once.</summary>
    [Fact]
    public void EverySizeIsThatOfTheDefinition()
    {
        var random = new Random(1);
        foreach (var size in Enumerable.Range(0, 40).Concat(Enumerable.Range(1530, 20)).Concat(Enumerable.Range(3060, 30)).Append(100_003))
        {
            var bytes = new byte[size];
            random.NextBytes(bytes);
            Assert.Equal(BitByBit(bytes), Crc32C.Of(bytes));
        }
    }

    [Theory]
    [InlineData(1, 7)]
    [InlineData(254, 7)]
    [InlineData(255, 11)]
    [InlineData(100_000, 11)]
    public void HeadsSayTheSizeOfTheirContent(int size, int headSize)
    {
        var content = new byte[size];
        var bytes = Encode(content);

        Assert.Equal(headSize, ChecksumCode.HeadSizeOf(size));
        Assert.Equal(FastSerErrorCode.None, ChecksumCode.Verify(bytes, out var start, out var found));
        Assert.Equal((headSize, size), (start, found));
        for (var length = 0; length < headSize; length++)
        {
            Assert.Equal(FastSerErrorCode.Truncated, ChecksumCode.TryGetHead(bytes.AsSpan(0, length), out var needed, out _));
            Assert.InRange(needed, length + 1, ChecksumCode.MaxHeadSize);
        }
    }

    /// <summary>The size is known to be right before as many bytes are waited for.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(200)]
    [InlineData(255)]
    [InlineData(65_535)]
    [InlineData(70_000_000)]
    public void EveryFlippedBitOfASizeIsFoundInTheHead(int size)
    {
        var head = new byte[ChecksumCode.MaxHeadSize];
        ChecksumCode.Put(head, new byte[size]);
        var lengthSize = ChecksumCode.HeadSizeOf(size) - 6;
        for (var bit = 0; bit < (lengthSize + 2) * 8; bit++)
        {
            byte[] damaged = [.. head];
            damaged[bit / 8] ^= (byte)(1 << (bit % 8));
            Assert.NotEqual(FastSerErrorCode.None, ChecksumCode.TryGetHead(damaged, out _, out _));
        }
    }

    [Fact]
    public void VerifyReturnsTheContent()
    {
        var bytes = FastSerializer.Serialize(7, new FastSerializerOptions { Checksum = true });

        Assert.Equal(FastSerializer.Serialize(7), FastSerChecksum.Verify(bytes).ToArray());
        Assert.True(FastSerChecksum.TryVerify(bytes, out var content));
        Assert.Equal(4, content.Length);
        Assert.Equal((FastSerErrorCode.TrailingBytes, 11L), Fault([.. bytes, 0]));
        Assert.Equal((FastSerErrorCode.Truncated, 0L), Fault(bytes[..^1]));
        Assert.Equal((FastSerErrorCode.ChecksumMismatch, 0L), Fault([.. bytes[..^1], 1]));
        Assert.Equal((FastSerErrorCode.InvalidLength, 0L), Fault([0xFF, 4, 0, 0, 0, .. bytes[1..]]));
        Assert.False(FastSerChecksum.TryVerify([], out content));
        Assert.True(content.IsEmpty);
    }

    private static (FastSerErrorCode Code, long Offset) Fault(byte[] bytes)
    {
        var exception = Assert.Throws<FastSerException>(() => FastSerChecksum.Verify(bytes).Length);
        return (exception.Code, exception.Offset);
    }

    private static byte[] Encode(byte[] content)
    {
        var bytes = new byte[ChecksumCode.HeadSizeOf(content.Length) + content.Length];
        content.CopyTo(bytes, bytes.Length - content.Length);
        ChecksumCode.Put(bytes, content);
        return bytes;
    }

    private static uint BitByBit(byte[] bytes)
    {
        var crc = uint.MaxValue;
        foreach (var value in bytes)
        {
            crc ^= value;
            for (var bit = 0; bit < 8; bit++)
            {
                crc = (crc >> 1) ^ ((crc & 1) * 0x82F63B78);
            }
        }

        return ~crc;
    }
}
