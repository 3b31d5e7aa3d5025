namespace FastSer.IntegrationTests;

/// <summary>The generated code writes what an encoder made from the format document alone writes.</summary>
[Trait("Promise", "P16")]
public sealed class ReferenceTests
{
    private const int RandomValues = 40;

    // Their members are no plain state, which is all that the reference encoder sees.
    private static readonly string[] s_withAccessors = ["AccessorStruct", "RejectingConstructor", "FromAbstractBase"];

    public static TheoryData<string> PlainCases =>
        [.. TestCases.All.Select(static c => c.Name).Where(static n => !s_withAccessors.Any(n.StartsWith))];

    [Theory]
    [MemberData(nameof(PlainCases))]
    public void SamplesAreEncodedAsTheFormatSays(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var sample in testCase.CreateSamples())
        {
            AssertSameBytes(testCase, sample, name);
        }
    }

    [Theory]
    [MemberData(nameof(PlainCases))]
    public void RandomValuesAreEncodedAsTheFormatSays(string name)
    {
        var testCase = TestCases.Get(name);
        for (var seed = 1000; seed < 1000 + RandomValues; seed++)
        {
            AssertSameBytes(testCase, new ValueGenerator(seed).Create(testCase.Type), $"{name}, seed {seed}");
        }
    }

    private static void AssertSameBytes(TestCase testCase, object? value, string context)
    {
        var expected = Convert.ToHexString(ReferenceEncoder.Encode(testCase.Type, value));
        var actual = Convert.ToHexString(testCase.Serialize(value));
        Assert.True(expected == actual, $"{context}\nexpected {expected}\nactual   {actual}");
    }
}
