using System.Globalization;
using Xunit.Abstractions;

namespace FastSer.SafetyTests.Fuzzing;

[Trait("Promise", "P1")]
[Trait("Promise", "P2")]
[Trait("Promise", "P4")]
[Trait("Promise", "P11")]
[Trait("Promise", "P18")]
public sealed class MutationTests(ITestOutputHelper output)
{
    /// <summary>Set to run more inputs than a CI run does.</summary>
    public const string InputsSwitch = "FASTSER_FUZZ_INPUTS";

    /// <summary>Set to repeat a run.</summary>
    public const string SeedSwitch = "FASTSER_FUZZ_SEED";

    private static readonly int s_defaultInputs = TestDepth.Choose(all: 2_000_000, quick: 2_000);
    private const int Shards = 4;

    private static readonly byte[] s_knownGood = FastSerializer.Serialize(new Leaf { Id = 7, Name = "known good" });

    public static TheoryData<int> AllShards => [.. Enumerable.Range(0, Shards)];

    [Theory]
    [MemberData(nameof(AllShards))]
    public void MutatedInputsBreakNoPromise(int shard)
    {
        var seed = RunSeed.Of(SeedSwitch) + shard;
        var inputs = Setting(InputsSwitch, s_defaultInputs) / Shards;
        output.WriteLine($"shard {shard}: seed {seed - shard}, {inputs} inputs");
        var random = new Random(seed);
        var mutator = new Mutator(random);
        Corpus[] corpora = [.. TestCases.All.Select(static c => new Corpus(c))];
        var accepted = 0;
        for (var i = 0; i < inputs; i++)
        {
            var corpus = corpora[random.Next(corpora.Length)];
            accepted += CheckOne(corpus.TestCase, mutator.Mutate(corpus)) ? 1 : 0;
        }

        output.WriteLine($"shard {shard}: {accepted} accepted and written back identically");
        // A mutator that only breaks inputs at their first byte would find nothing.
        Assert.InRange(accepted, inputs / 50, inputs);
    }

    private static bool CheckOne(TestCase testCase, byte[] input)
    {
        // The first error in a type makes descriptions that live on: what counts is the second time.
        var limit = AllocationLimit.Of(testCase, input.Length);
        if (AllocatedByReading(testCase, input) > limit)
        {
            var again = AllocatedByReading(testCase, input);
            if (again > limit)
            {
                throw new SafetyException(testCase, input, $"{again} bytes allocated, {limit} allowed");
            }
        }

        var accepted = Oracle.Check(testCase, input);
        if (!accepted)
        {
            var leaf = FastSerializer.Deserialize<Leaf>(s_knownGood);
            Assert.Equal((7, "known good"), (leaf.Id, leaf.Name));
        }

        return accepted;
    }

    private static long AllocatedByReading(TestCase testCase, byte[] input)
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            testCase.TryDeserialize(input, out _, out _);
        }
        catch (Exception exception)
        {
            throw new SafetyException(testCase, input, exception.ToString());
        }

        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    private static int Setting(string name, int otherwise) =>
        int.TryParse(Environment.GetEnvironmentVariable(name), CultureInfo.InvariantCulture, out var value)
            ? value
            : otherwise;
}
