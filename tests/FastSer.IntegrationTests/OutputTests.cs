using System.Buffers;

namespace FastSer.IntegrationTests;

/// <summary>Every way to write gives the same bytes.</summary>
public sealed class OutputTests
{
    [Theory]
    [ClassData(typeof(AllCases))]
    public void SizeIsTheLengthOfTheBytes(string name) => ForEachSample(name, static (testCase, sample, bytes) =>
        Assert.Equal(bytes.Length, testCase.GetSize(sample)));

    [Theory]
    [ClassData(typeof(AllCases))]
    public void ConcreteCallSiteGivesTheSameBytes(string name) =>
        ForEachSample(name, static (testCase, sample, bytes) =>
        Assert.Equal(bytes, testCase.SerializeAtCallSite(sample)));

    [Theory]
    [ClassData(typeof(AllCases))]
    public void BufferWriterGetsTheSameBytes(string name) => ForEachSample(name, static (testCase, sample, bytes) =>
    {
        var output = new ArrayBufferWriter<byte>();
        testCase.Serialize(output, sample);
        Assert.Equal(bytes, output.WrittenSpan);
    });

    [Theory]
    [ClassData(typeof(AllCases))]
    public void BufferWriterThatGivesNoMoreThanAskedGetsTheSameBytes(string name) =>
        ForEachSample(name, static (testCase, sample, bytes) =>
        {
            var output = new StingyBufferWriter();
            testCase.Serialize(output, sample);
            Assert.Equal(bytes, output.ToArray());
        });

    [Theory]
    [ClassData(typeof(AllCases))]
    public void SpanOfTheExactSizeIsEnough(string name) => ForEachSample(name, static (testCase, sample, bytes) =>
    {
        var destination = new byte[bytes.Length];
        Assert.True(testCase.TrySerialize(sample, destination, out var written));
        Assert.Equal(bytes.Length, written);
        Assert.Equal(bytes, destination);
    });

    [Theory]
    [ClassData(typeof(AllCases))]
    public void LargerSpanIsWrittenOnlyAtItsFront(string name) =>
        ForEachSample(name, static (testCase, sample, bytes) =>
    {
        var destination = new byte[bytes.Length + 100];
        Assert.True(testCase.TrySerialize(sample, destination, out var written));
        Assert.Equal(bytes, destination.AsSpan(0, written));
    });

    [Theory]
    [ClassData(typeof(AllCases))]
    public void ShorterSpanIsRefused(string name) => ForEachSample(name, static (testCase, sample, bytes) =>
    {
        foreach (var length in new[] { bytes.Length - 1, bytes.Length / 2, 0 })
        {
            Assert.False(testCase.TrySerialize(sample, new byte[length], out var written));
            Assert.Equal(0, written);
        }
    });

    [Theory]
    [ClassData(typeof(AllCases))]
    public void TrustedProfileGivesTheSameBytes(string name) => ForEachSample(name, static (testCase, sample, bytes) =>
    {
        Assert.Equal(bytes, testCase.Serialize(sample, FastSerializerOptions.Trusted));
        var value = testCase.Deserialize(bytes, FastSerializerOptions.Trusted);
        Differences.AssertNone(sample, value, testCase.Name);
    });

    private static void ForEachSample(string name, Action<TestCase, object?, byte[]> check)
    {
        var testCase = TestCases.Get(name);
        foreach (var sample in testCase.CreateSamples())
        {
            check(testCase, sample, testCase.Serialize(sample));
        }
    }
}
