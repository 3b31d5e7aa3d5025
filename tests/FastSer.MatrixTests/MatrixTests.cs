namespace FastSer.MatrixTests;

/// <summary>
/// Every element in every collection, null, empty, with one and with many elements, as a root, as a member, in another
/// collection and as the value of a dictionary.
/// </summary>
[Trait("Promise", "P13")]
public sealed class MatrixTests
{
    private const int LeastCombinations = 1500;

    // Every prefix of a long encoding would take most of the time and find nothing more.
    private const int SmallEncoding = 48;

    // The other positions differ in what stands round the collection, not in how it is read from an input.
    private static readonly HashSet<string> s_withOperations = ["root", "member", "compact root"];

    [Theory]
    [ClassData(typeof(AllPairs))]
    public void EverySampleComesBackEqual(string name)
    {
        var cases = MatrixAssemblies.CasesOf(AllPairs.Get(name));
        foreach (var testCase in cases.Create())
        {
            if (s_withOperations.Contains(testCase.Name))
            {
                testCase.Accept(new OperationCheck(seed: 1, mutants: 1));
            }

            var samples = testCase.CreateSamples();
            var encoded = new List<byte[]>();
            for (var i = 0; i < samples.Count; i++)
            {
                var context = $"{name}, {testCase.Name}, {cases.States[i]}";
                encoded.Add(CheckRoundTrip(testCase, samples[i], context));
                CheckPrefixes(testCase, encoded[i], context);
            }

            CheckApart(samples, encoded, $"{name}, {testCase.Name}");
        }
    }

    [DeepFact]
    public void ThereAreManyCombinations()
    {
        var combinations = MatrixPair.All.Sum(static p =>
        {
            var cases = MatrixAssemblies.CasesOf(p);
            return cases.Create().Count * cases.States.Count;
        });

        Assert.InRange(combinations, LeastCombinations, int.MaxValue);
    }

    private static byte[] CheckRoundTrip(TestCase testCase, object? sample, string context)
    {
        var bytes = testCase.Serialize(sample);
        Assert.True(bytes.AsSpan().SequenceEqual(testCase.SerializeAtCallSite(sample)), $"{context}: differs at a call site");
        Assert.True(bytes.Length == testCase.GetSize(sample), $"{context}: the size is wrong");
        Assert.True(bytes.Length == testCase.Skip([.. bytes, 255, 255]), $"{context}: skipped otherwise");

        var value = testCase.Deserialize(bytes);

        var difference = DeepEquality.FirstDifference(sample, value);
        Assert.True(difference is null, $"{context}: {difference}");
        Assert.True(bytes.AsSpan().SequenceEqual(testCase.Serialize(value)), $"{context}: written otherwise once read");
        return bytes;
    }

    private static void CheckPrefixes(TestCase testCase, byte[] bytes, string context)
    {
        for (var length = 0; bytes.Length <= SmallEncoding && length < bytes.Length; length++)
        {
            Assert.False(
                testCase.TryDeserialize(bytes.AsSpan(..length), out _, out var error),
                $"{context}: {length} of {bytes.Length} bytes are accepted");
            Assert.Equal(FastSerErrorCode.Truncated, error.Code);
        }
    }

    // Also says that the comparer sees what the bytes hold.
    private static void CheckApart(IReadOnlyList<object?> samples, List<byte[]> encoded, string context)
    {
        for (var i = 0; i < samples.Count; i++)
        {
            for (var j = 0; j < i; j++)
            {
                Assert.True(
                    DeepEquality.FirstDifference(samples[i], samples[j]) is not null, $"{context}: {i} and {j} are the same");
                Assert.False(encoded[i].AsSpan().SequenceEqual(encoded[j]), $"{context}: {i} and {j} have the same bytes");
            }
        }
    }
}
