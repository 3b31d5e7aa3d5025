namespace FastSer.SafetyTests.Inputs;

/// <summary>The defaults of all options.</summary>
[Trait("Promise", "P23")]
public sealed class DefaultsTests
{
    [Fact]
    public void OptionsHoldNoLimitButTheDepth() => Assert.Equal(
        [nameof(FastSerializerOptions.MaxDepth)],
        typeof(FastSerializerOptions).GetProperties().Where(static property =>
            property.SetMethod is { IsStatic: false })
            .Select(static property => property.Name)
            .Except(
            [
                nameof(FastSerializerOptions.Fingerprint), nameof(FastSerializerOptions.FingerprintNames), nameof(FastSerializerOptions.Checksum),
                nameof(FastSerializerOptions.State), nameof(FastSerializerOptions.StringPool),
            ]));

    [Fact]
    public void DepthIsLimitedWithoutOptions()
    {
        Assert.Equal(64, FastSerializerOptions.Default.MaxDepth);
        Assert.Equal(64, new FastSerializerOptions().MaxDepth);
        Assert.Same(FastSerializerOptions.Default,
            new FastSerStreamOptions().Serializer ?? FastSerializerOptions.Default);
        Assert.InRange(FastSerStreamOptions.Default.MaxItemSize, 1, 64 * 1024 * 1024);
    }

    /// <summary>Every input that is refused without options is refused with those for trusted input too, but for its depth.</summary>
    [Theory]
    [ClassData(typeof(SampledCases))]
    public void TrustedLiftsNoCheck(string name)
    {
        var testCase = TestCases.Get(name);
        var corpus = new Fuzzing.Corpus(testCase, randomValues: 0);
        var mutator = new Fuzzing.Mutator(new Random(2));
        for (var i = 0; i < 100; i++)
        {
            var input = mutator.Mutate(corpus);
            var accepted = testCase.TryDeserialize(input, out _, out var error);
            var acceptedTrusted = testCase.TryDeserialize(input, out _, out var trusted, FastSerializerOptions.Trusted);
            if (error.Code != FastSerErrorCode.DepthExceeded)
            {
                Assert.Equal((accepted, error.Code, error.Offset), (acceptedTrusted, trusted.Code, trusted.Offset));
            }
        }
    }
}
