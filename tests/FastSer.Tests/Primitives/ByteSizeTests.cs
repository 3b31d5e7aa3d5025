using FastSer.Primitives;

namespace FastSer.Tests.Primitives;

/// <summary>The 32-bit side runs in tests/FastSer.WasmSmoke.</summary>
public class ByteSizeTests
{
    [Theory]
    [InlineData(0, 16, 0)]
    [InlineData(int.MaxValue, 16, 16L * int.MaxValue)]
    [InlineData(1, int.MaxValue, int.MaxValue)]
    public void ProductsAreExact(int count, int elementSize, long expected) => Assert.Equal((nint)expected, ByteSize.Of(count, elementSize));
}
