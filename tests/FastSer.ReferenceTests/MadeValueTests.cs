namespace FastSer.ReferenceTests;

/// <summary>Values that are made from the schema alone, and written by the reference codec, are read by both sides alike.</summary>
[Trait("Promise", "P16")]
public sealed class MadeValueTests
{
    private const int Values = 40;

    [Theory]
    [ClassData(typeof(SampledCases))]
    public void ValuesThatOnlyTheDocumentKnowsAreReadAndWrittenAlike(string name)
    {
        var testCase = AllCases.Get(name);
        var schema = ReferenceModel.Of(testCase.Type).Schema;
        var hasOwnOrder = ContainedTypes.Of(testCase.Type).Any(CollectionItems.HasOwnOrder);
        for (var seed = 0; seed < Values; seed++)
        {
            var bytes = Codec.Encode(schema, new ValueMaker(new Random(seed)).Make(schema));
            Agreement.OfBytes(testCase, bytes, $"{name}, seed {seed}");
            Assert.True(testCase.TryDeserialize(bytes, out var value, out var error), $"{name}, seed {seed}: {error}");
            if (!hasOwnOrder)
            {
                Assert.Equal(Convert.ToHexString(bytes), Convert.ToHexString(testCase.Serialize(value)));
            }
        }
    }

    [Theory]
    [MemberData(nameof(TolerantCases))]
    [Trait("Promise", "P17")]
    public void BytesOfOtherVersionsAreReadAlike(string name)
    {
        var testCase = AllCases.Get(name);
        var schema = ReferenceModel.Of(testCase.Type).Schema;
        for (var seed = 0; seed < 10 * Values; seed++)
        {
            var random = new Random(seed);
            var bytes = Codec.EncodeAsOtherVersions(schema, new ValueMaker(random).Make(schema), random);
            Agreement.OfBytes(testCase, bytes, $"{name}, seed {seed}");
            Assert.True(testCase.TryDeserialize(bytes, out _, out var error), $"{name}, seed {seed}: {error}");
        }
    }

    public static TheoryData<string> TolerantCases() =>
        [.. TestDepth.Sample(AllCases.All.Where(static c => Versions.CanDiffer(c.Type)), 6).Select(static c => c.Name)];
}
