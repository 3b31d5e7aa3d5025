namespace FastSer.ReferenceTests;

/// <summary>Values of all test types are written and read by both sides alike.</summary>
[Trait("Promise", "P16")]
public sealed class ValueTests
{
    private const int RandomValues = 40;

    public static TheoryData<string> NamesOfGoldens => [.. TestCases.All.Select(static c => c.Name)];

    [Theory]
    [ClassData(typeof(AllCases))]
    public void SamplesHaveTheSameBytesInBothImplementations(string name)
    {
        var testCase = AllCases.Get(name);
        foreach (var (i, sample) in testCase.CreateSamples().Index())
        {
            Agreement.OfValue(testCase, sample, $"{name}[{i}]");
        }
    }

    [Theory]
    [ClassData(typeof(SampledCases))]
    public void RandomValuesHaveTheSameBytesInBothImplementations(string name)
    {
        var testCase = AllCases.Get(name);
        for (var seed = 1000; seed < 1000 + RandomValues; seed++)
        {
            Agreement.OfValue(testCase, new ValueGenerator(seed).Create(testCase.Type), $"{name}, seed {seed}");
        }
    }

    [Theory]
    [MemberData(nameof(NamesOfGoldens))]
    public void GoldenBytesAreTheSamplesForTheReferenceCodec(string name)
    {
        var testCase = TestCases.Get(name);
        var model = ReferenceModel.Of(testCase.Type);
        foreach (var (sample, golden) in testCase.CreateSamples().Zip(Goldens.Load(name)))
        {
            var decoded = model.Decode(golden);
            if (Goldens.AreTooWide(golden, testCase, sample))
            {
                Assert.Equal(ErrorCode.InvalidValue, decoded.Error);
                continue;
            }

            Assert.True(decoded.IsAccepted, $"{name}: {decoded.Error} at {decoded.Offset}");
            Assert.Equal(model.Print(sample), ValueText.Of(model.Schema, decoded.Value!));
            Assert.Equal(Convert.ToHexString(golden), Convert.ToHexString(Codec.Encode(model.Schema, decoded.Value!)));
        }
    }
}
