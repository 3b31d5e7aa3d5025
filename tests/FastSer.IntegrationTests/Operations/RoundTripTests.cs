namespace FastSer.IntegrationTests.Operations;

[Trait("Promise", "P13")]
public sealed class RoundTripTests
{
    private const int RandomValues = 60;

    [Theory]
    [ClassData(typeof(SampledCases))]
    public void RandomValuesComeBackEqual(string name)
    {
        var testCase = TestCases.Get(name);
        var hasOwnOrder = ContainedTypes.Of(testCase.Type).Any(CollectionItems.HasOwnOrder);
        for (var seed = 0; seed < RandomValues; seed++)
        {
            var value = new ValueGenerator(seed).Create(testCase.Type);
            var bytes = testCase.Serialize(value);
            Differences.AssertNone(value, testCase.Deserialize(bytes), $"{name}, seed {seed}");
            var again = testCase.Serialize(testCase.Deserialize(bytes));
            Assert.Equal(bytes.Length, again.Length);
            Assert.True(hasOwnOrder || bytes.AsSpan().SequenceEqual(again), $"{name}, seed {seed}");
        }
    }

    [Theory]
    [ClassData(typeof(AllCases))]
    public void WritingDoesNotChangeTheValue(string name)
    {
        var testCase = TestCases.Get(name);
        var untouched = testCase.CreateSamples();
        var written = testCase.CreateSamples();
        for (var i = 0; i < written.Count; i++)
        {
            testCase.Serialize(written[i]);
            Differences.AssertNone(untouched[i], written[i], name);
        }
    }
}
