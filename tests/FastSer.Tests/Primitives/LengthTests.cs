namespace FastSer.Tests.Primitives;

public class LengthTests
{
    [Theory]
    [InlineData(253, "FE")]
    [InlineData(254, "FFFF000000")]
    [InlineData(255, "FF00010000")]
    [InlineData(256, "FF01010000")]
    [InlineData(65534, "FFFFFF0000")]
    [InlineData(65535, "FF00000100")]
    public void ACountIsWrittenPlusOneInItsShortestForm(int count, string header)
    {
        var bytes = FastSerializer.Serialize(new byte[count]);

        Assert.Equal(header, Convert.ToHexString(bytes.AsSpan(0, header.Length / 2)));
        Assert.Equal((header.Length / 2) + count, bytes.Length);
        Assert.Equal(count, FastSerializer.Deserialize<byte[]>(bytes).Length);
    }

    [Fact]
    public void NullIsNotEmpty()
    {
        Assert.Null(FastSerializer.Deserialize<byte[]?>([0]));
        Assert.Empty(FastSerializer.Deserialize<byte[]>([1]));
        Assert.Null(FastSerializer.Deserialize<List<int>?>([0]));
        Assert.Empty(FastSerializer.Deserialize<List<int>>([1]));
        Assert.Equal([0], FastSerializer.Serialize<int[]?>(null));
        Assert.Equal([1], FastSerializer.Serialize(Array.Empty<int>()));
    }

    [Fact]
    public void ALongFormOfAShortLengthIsRefused()
    {
        for (uint length = 0; length < 255; length++)
        {
            var data = new byte[600];
            data[0] = 255;
            BitConverter.TryWriteBytes(data.AsSpan(1), length);

            Assert.Equal(FastSerErrorCode.InvalidLength, ErrorOf<byte[]>(data));
            Assert.Equal(FastSerErrorCode.InvalidLength, ErrorOf<string>(data));
            Assert.Equal(FastSerErrorCode.InvalidLength, ErrorOf<System.Numerics.BigInteger>(data));
            Assert.Equal(FastSerErrorCode.InvalidLength, ErrorOf<System.Collections.BitArray>(data));
        }
    }

    [Fact]
    public void ACountLargerThanTheInputIsRefusedBeforeAnythingIsAllocated()
    {
        var data = new byte[64];
        data[0] = 255;
        for (var bit = 8; bit <= 32; bit++)
        {
            for (var delta = -1; delta <= 1; delta++)
            {
                var count = (uint)Math.Min((1L << bit) + delta, uint.MaxValue);
                BitConverter.TryWriteBytes(data.AsSpan(1), count);

                Assert.Equal(FastSerErrorCode.Truncated, ErrorAndAllocations<long[]>(data, out var array));
                Assert.Equal(FastSerErrorCode.Truncated, ErrorAndAllocations<List<decimal>>(data, out var list));
                Assert.InRange(array, 0, 4096);
                Assert.InRange(list, 0, 4096);
            }
        }
    }

    [Fact]
    public void AStringLongerThanAnyIsRefused()
    {
        foreach (var header in new[] { uint.MaxValue, uint.MaxValue - 1, 0x7FFF_FFFEu, 0x7FFF_FFFFu, 0x8000_0000u })
        {
            var data = new byte[64];
            data[0] = 255;
            BitConverter.TryWriteBytes(data.AsSpan(1), header);

            Assert.True(ErrorOf<string>(data) is FastSerErrorCode.InvalidLength or FastSerErrorCode.Truncated);
        }
    }

    private static FastSerErrorCode ErrorOf<T>(byte[] data)
    {
        FastSerializer.TryDeserialize<T>(data, out _, out var error);
        return error.Code;
    }

    private static FastSerErrorCode ErrorAndAllocations<T>(byte[] data, out long allocated)
    {
        ErrorOf<T>(data);
        var before = GC.GetAllocatedBytesForCurrentThread();
        var code = ErrorOf<T>(data);
        allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        return code;
    }
}
