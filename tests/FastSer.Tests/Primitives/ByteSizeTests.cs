using FastSer.Primitives;

namespace FastSer.Tests.Primitives;

/// <summary>Products of counts and sizes in processes of 64 bits and, in tests/FastSer.WasmSmoke, of 32 bits.</summary>
public class ByteSizeTests
{
    [Theory]
    [InlineData(0, 16, 0)]
    [InlineData(int.MaxValue, 16, 16L * int.MaxValue)]
    [InlineData(1, int.MaxValue, int.MaxValue)]
    public void ProductsAreExactOrRefused(int count, int elementSize, long expected)
    {
        if (expected <= nint.MaxValue)
        {
            Assert.Equal((nint)expected, ByteSize.Of(count, elementSize));
        }
        else
        {
            Assert.Equal(FastSerErrorCode.ValueTooLarge, Assert.Throws<FastSerException>(() => ByteSize.Of(count, elementSize)).Code);
        }
    }
}
