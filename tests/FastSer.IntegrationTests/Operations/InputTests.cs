namespace FastSer.IntegrationTests.Operations;

[Trait("Promise", "P12")]
public sealed class InputTests
{
    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void TrailingBytesAreRejected(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var sample in testCase.CreateSamples())
        {
            var bytes = testCase.Serialize(sample);
            for (var extra = 1; extra <= 16; extra++)
            {
                var input = bytes.Concat(new byte[extra]).ToArray();
                Assert.False(testCase.TryDeserialize(input, out _, out var error));
                Assert.Equal(FastSerErrorCode.TrailingBytes, error.Code);
            }
        }
    }

    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void EmptyInputIsRejected(string name)
    {
        var exception = Assert.Throws<FastSerException>(() => TestCases.Get(name).Deserialize([]));
        Assert.Equal(FastSerErrorCode.Truncated, exception.Code);
    }

    [Fact]
    public void TrailingBytesThrowAtTheirOffset()
    {
        byte[] input = [.. FastSerializer.Serialize(new Leaf { Id = 1, Name = "n" }), 0];

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Leaf>(input));

        Assert.Equal(FastSerErrorCode.TrailingBytes, exception.Code);
        Assert.Equal(input.Length - 1, exception.Offset);
    }
}
