using System.Globalization;
using System.Runtime.Intrinsics;
using System.Security.Cryptography;
using System.Text;
using FastSer.SafetyTests.Fuzzing;
using FastSer.SafetyTests.GuardPages;

namespace FastSer.SafetyTests.Surroundings;

/// <summary>
/// Every test type, valid and mutated, flush before and behind forbidden pages: what comes of each is a digest, which must be
/// the same in every process.
/// </summary>
internal static class CaseCampaign
{
    /// <summary>Begins the line that says what came of a case.</summary>
    public const string Digest = "digest of ";

    private const int Mutants = 40;
    private const int MostBytes = 1 << 18;

    public static IEnumerable<(string Name, Action Check)> Checks()
    {
        Console.WriteLine($"processors: {Environment.ProcessorCount}");
        Console.WriteLine($"vectors: {VectorBits()}");
        using var segments = new GuardedSegments(MostBytes);
        foreach (var testCase in TestCases.All)
        {
            yield return (testCase.Name, () => Check(testCase, segments));
        }
    }

    private static void Check(TestCase testCase, GuardedSegments segments)
    {
        using var digest = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        testCase.Accept(new CaseVisitor(digest, segments, Inputs(testCase)));
        Console.WriteLine($"{Digest}{testCase.Name}: {Convert.ToHexString(digest.GetHashAndReset())}");
    }

    private static IEnumerable<byte[]> Inputs(TestCase testCase)
    {
        var corpus = new Corpus(testCase, randomValues: 0);
        var mutator = new Mutator(new Random(testCase.Name.Length));
        return Goldens.Load(testCase.Name)
            .Concat(Enumerable.Range(0, Mutants).Select(_ => mutator.Mutate(corpus)))
            .Concat(testCase.Type == typeof(CompactCollections) ? IntegerRuns.Inputs() : []);
    }

    private static string VectorBits() => (Vector512.IsHardwareAccelerated ? 512
        : Vector256.IsHardwareAccelerated ? 256
        : Vector128.IsHardwareAccelerated ? 128
        : 0).ToString(CultureInfo.InvariantCulture);

    private sealed class CaseVisitor(IncrementalHash digest, GuardedSegments segments, IEnumerable<byte[]> inputs)
        : ITestCaseVisitor
    {
        public void Visit<T>(TestCase<T> testCase)
        {
            foreach (var input in inputs)
            {
                Visit(testCase, input);
            }
        }

        private void Visit<T>(TestCase<T> testCase, byte[] input)
        {
            var accepted = Oracle.Check(testCase, input);
            var expected = OutcomeOf(() => FastSerializer.Deserialize<T>(input));
            Assert.Equal(accepted, expected.Code is null);
            Assert.Equal(expected, OutcomeOf(() => FastSerializer.Deserialize<T>(segments.AtEnd(input))));
            Assert.Equal(expected, OutcomeOf(() => FastSerializer.Deserialize<T>(segments.AtStart(input))));
            Assert.Equal(expected,
                OutcomeOf(() => FastSerializer.Deserialize<T>(segments.Cut(input, (input.Length % 5) + 1))));
            var skipped = SkippedOf<T>(input);
            Assert.Equal(skipped, SkippedOf<T>(segments.AtEnd(input)));
            Assert.Equal(skipped, SkippedOf<T>(segments.AtStart(input)));

            // Some collections have an order of their own in each process.
            var hasOwnOrder = ContainedTypes.Of(testCase.Type).Any(CollectionItems.HasOwnOrder);
            var bytes = hasOwnOrder ? $"{expected.Bytes.Length}" : expected.Bytes;
            digest.AppendData(Encoding.UTF8.GetBytes($"{expected.Code} {expected.Offset} {skipped} {bytes}\n"));
        }

        private static int SkippedOf<T>(ReadOnlySpan<byte> input)
        {
            try
            {
                return FastSerializer.Skip<T>(input);
            }
            catch (FastSerException exception)
            {
                return -1 - (int)exception.Code;
            }
        }

        /// <summary>The value as the bytes that it is written as, or the error.</summary>
        private static (string Bytes, FastSerErrorCode? Code, long Offset) OutcomeOf<T>(Func<T> read)
        {
            try
            {
                return (Convert.ToHexString(FastSerializer.Serialize(read())), null, 0);
            }
            catch (FastSerException exception)
            {
                return ("", exception.Code, exception.Offset);
            }
        }
    }
}
