namespace FastSer.ReferenceTests;

/// <summary>Both sides count depth alike (docs/wire-format.md, section 12).</summary>
[Trait("Promise", "P16")]
public sealed class DepthTests
{
    private const int MaxDepth = 64;

    public static TheoryData<string> Recursive { get; } = [.. AllCases.All.Where(IsRecursive).Select(static c => c.Name)];

    [Theory]
    [MemberData(nameof(Recursive))]
    public void TheSameDepthIsTooDeepForBoth(string name)
    {
        var testCase = AllCases.Get(name);
        var schema = ReferenceModel.Of(testCase.Type).Schema;
        var deepest = Codec.Encode(schema, Chains.Of(schema, MaxDepth)!);
        var deeper = Codec.Encode(schema, Chains.Of(schema, MaxDepth + 1)!);

        Agreement.OfBytes(testCase, deepest, name);
        Agreement.OfBytes(testCase, deeper, name);
        Assert.Equal(ErrorCode.DepthExceeded, Codec.Decode(schema, deeper).Error);
    }

    private static bool IsRecursive(TestCase testCase) => Chains.Of(ReferenceModel.Of(testCase.Type).Schema, 2) is not null;
}
