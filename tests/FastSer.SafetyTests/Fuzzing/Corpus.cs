namespace FastSer.SafetyTests.Fuzzing;

/// <summary>The valid encodings of one test case that mutation starts from.</summary>
internal sealed class Corpus
{
    private const int MaxSeedLength = 4096;
    private const int RandomValues = 20;

    public Corpus(TestCase testCase, int randomValues = RandomValues)
    {
        TestCase = testCase;
        var generated = Enumerable.Range(0, randomValues).Select(i => new ValueGenerator(i).Create(testCase.Type));
        Seeds =
        [
            .. testCase.CreateSamples().Concat(generated).Select(v => SeedOf(testCase, v))
                .Where(static s => s.Bytes.Length <= MaxSeedLength),
        ];
    }

    public TestCase TestCase { get; }

    public IReadOnlyList<Seed> Seeds { get; }

    private static Seed SeedOf(TestCase testCase, object? value)
    {
        var bytes = testCase.Serialize(value);
        var reference = ReferenceModel.Of(testCase.Type).Encode(value, out var structure);
        return new Seed(bytes, bytes.AsSpan().SequenceEqual(reference) ? structure : []);
    }
}
