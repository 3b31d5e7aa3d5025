using FastSer.IntegrationTests.FSharp;

namespace FastSer.IntegrationTests.Operations;

[Trait("Promise", "P16")]
public sealed class GoldenTests
{
    [Theory]
    [ClassData(typeof(AllCases))]
    public void SamplesAreWrittenAsTheGoldenBytes(string name) => CheckWritten(TestCases.Get(name), TestCases.FamilyOf(name));

    [Theory]
    [ClassData(typeof(AllCases))]
    public void GoldenBytesAreReadAsTheSamples(string name) => CheckRead(TestCases.Get(name), TestCases.FamilyOf(name));

    [Trait("Needs", "files of the repository")]
    [Fact]
    public void EveryGoldenBelongsToATestCase()
    {
        var expected = TestCases.All.Select(static c => c.Name).Concat(FSharpCases.All.Keys);
        Assert.Equal(expected.Order(StringComparer.Ordinal), Goldens.Names.Order(StringComparer.Ordinal));
    }

    internal static void CheckWritten(TestCase testCase, string family)
    {
        var samples = testCase.CreateSamples();
        byte[][] encoded = [.. samples.Select(s => testCase.Serialize(s))];
        if (Goldens.IsWriting)
        {
            Goldens.WriteIfMissing(testCase.Name, family, encoded, samples);
        }

        var goldens = Goldens.Load(testCase.Name, family);
        Assert.Equal(goldens.Count, encoded.Length);
        for (var i = 0; i < goldens.Count; i++)
        {
            if (!Goldens.AreTooWide(goldens[i], testCase, samples[i]))
            {
                Assert.Equal(goldens[i], encoded[i]);
            }
        }
    }

    internal static void CheckRead(TestCase testCase, string family)
    {
        var samples = testCase.CreateSamples();
        var goldens = Goldens.Load(testCase.Name, family);
        Assert.Equal(samples.Count, goldens.Count);
        for (var i = 0; i < goldens.Count; i++)
        {
            if (!Goldens.AreTooWide(goldens[i], testCase, samples[i]))
            {
                Differences.AssertNone(samples[i], testCase.Deserialize(goldens[i]), $"{testCase.Name}[{i}]");
            }
        }
    }
}
