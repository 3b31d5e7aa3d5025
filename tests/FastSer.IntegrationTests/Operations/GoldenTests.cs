namespace FastSer.IntegrationTests.Operations;

[Trait("Promise", "P16")]
public sealed class GoldenTests
{
    [Theory]
    [ClassData(typeof(AllCases))]
    public void SamplesAreWrittenAsTheGoldenBytes(string name)
    {
        var testCase = TestCases.Get(name);
        var samples = testCase.CreateSamples();
        byte[][] encoded = [.. samples.Select(s => testCase.Serialize(s))];
        if (Goldens.IsWriting)
        {
            Goldens.WriteIfMissing(name, encoded, samples);
        }

        Assert.Equal(Goldens.Load(name), encoded);
    }

    [Theory]
    [ClassData(typeof(AllCases))]
    public void GoldenBytesAreReadAsTheSamples(string name)
    {
        var testCase = TestCases.Get(name);
        var samples = testCase.CreateSamples();
        var goldens = Goldens.Load(name);
        Assert.Equal(samples.Count, goldens.Count);
        for (var i = 0; i < goldens.Count; i++)
        {
            Differences.AssertNone(samples[i], testCase.Deserialize(goldens[i]), $"{name}[{i}]");
        }
    }

    [Fact]
    public void EveryGoldenBelongsToATestCase()
    {
        var expected = TestCases.All.Select(static c => c.Name);
        Assert.Equal(expected.Order(StringComparer.Ordinal), Goldens.Names.Order(StringComparer.Ordinal));
    }
}
