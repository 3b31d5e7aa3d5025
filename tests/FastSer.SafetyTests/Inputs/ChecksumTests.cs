namespace FastSer.SafetyTests.Inputs;

/// <summary>Input that claims to have checksums.</summary>
public sealed class ChecksumTests
{
    private const int Rounds = 20_000;

    private static readonly FastSerializerOptions s_options = new() { Checksum = true };

    [Fact]
    [Trait("Promise", "P2")]
    public void RandomBytesAreRefused()
    {
        var random = new Random(1);
        for (var i = 0; i < Rounds; i++)
        {
            var bytes = new byte[random.Next(40)];
            random.NextBytes(bytes);
            Assert.False(FastSerializer.TryDeserialize<string>(bytes, out _, out var error, s_options));
            Assert.Equal(0, error.Offset);
            using var reader = new FastSerStreamReader(new MemoryStream(bytes), new FastSerStreamOptions { Serializer = s_options });
            if (bytes.Length > 0)
            {
                Assert.Throws<FastSerException>(() => reader.Read<string>());
            }
        }
    }

    /// <summary>The checksum of a hostile sender is right. What it covers is then checked like any input.</summary>
    [Fact]
    [Trait("Promise", "P4")]
    public void RightChecksumsOfWrongContentLiftNoCheck()
    {
        var bytes = ReferenceCodec.ChecksumCodec.Encode([0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 1, 2, 3]);

        Assert.False(FastSerializer.TryDeserialize<byte[]>(bytes, out _, out var error, s_options));

        Assert.Equal((FastSerErrorCode.Truncated, 7L), (error.Code, error.Offset));
    }

    /// <summary>A length of 1.8 GB, with its check, and nothing behind it.</summary>
    [Fact]
    [Trait("Promise", "P4")]
    public void AnnouncedLengthTakesNoMemory()
    {
        byte[] head = [0xFF, 0, 0, 0, 0x70, 0x9B, 0x4C, 0, 0, 0, 0, 1, 2, 3];
        var options = new FastSerStreamOptions { Serializer = s_options, MaxItemSize = int.MaxValue };
        var allocated = Allocation.Of(() =>
        {
            using var reader = new FastSerStreamReader(new MemoryStream(head), options);
            Assert.Equal(FastSerErrorCode.Truncated, Assert.Throws<FastSerException>(() => reader.Read<byte[]>()).Code);
            Assert.Equal(
                FastSerErrorCode.Truncated, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<byte[]>(new MemoryStream(head), s_options)).Code);
        });
        Assert.InRange(allocated, 0, 40_000);
    }
}
