using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Xunit.Abstractions;

namespace FastSer.Generator.Tests.Robustness;

/// <summary>
/// Sources as they are while a person types them. The generator must never fail or hang, never lose the code of another file,
/// and never emit code that does not compile for source that does. Set FASTSER_MUTATIONS to try more than the usual 5,000
/// states, and FASTSER_SEED to repeat those of a seed.
/// </summary>
[Trait("Promise", "P30")]
public abstract class MutationTests(ITestOutputHelper output)
{
    private const int FixedSeed = 20;
    private const int MostTyped = 6_000;

    private static readonly TimeSpan s_hangs = TimeSpan.FromMinutes(2);
    private static readonly int s_runSeed = RunSeed.Of("FASTSER_SEED");

    /// <summary>A quarter of all states is one test's.</summary>
    private static readonly int s_states = Setting("FASTSER_MUTATIONS", TestDepth.Choose(all: 5_000, quick: 200)) / 4;

    /// <summary>
    /// The least number of states that must compile: the number depends on the seed, and 0 means that the sources no longer compile. A quick run
    /// types at two places only, where perhaps no state compiles.
    /// </summary>
    private static int LeastCompiled => TestDepth.Choose(all: 10, quick: 0);

    private static readonly string[] s_words =
    [
        .. TestSources.All.SelectMany(static source => CSharpSyntaxTree.ParseText(source).GetRoot().DescendantTokens())
            .Select(static token => token.Text).Where(static text => text.Length is > 0 and < 60).Distinct(),
    ];

    /// <summary>Fails at a state, or after s_hangs without a new one, with the source of the state.</summary>
    private void Walk(int seed, Func<Random, int, IEnumerable<string>> make)
    {
        output.WriteLine($"seed {seed}");
        var states = new MutatedStates();
        var walk = Task.Factory.StartNew(
            () =>
            {
                foreach (var source in make(new Random(seed), s_states))
                {
                    states.Check(source);
                }
            },
            CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);
        for (var before = -1; !walk.Wait(s_hangs); before = states.Count)
        {
            Assert.True(states.Count != before, $"Seed {seed}: the generator hangs in this source:\n{states.Current}");
        }

        output.WriteLine($"{states.Count} states, {states.Compiled} compiled");
        Assert.True(states.Compiled >= LeastCompiled, "Few states compiled: little was learnt of emitted code.");
    }

    private static IEnumerable<string> Mutations(Random random, int count)
    {
        var pool = new NodePool(TestSources.All);
        var mutators = TestSources.All.Select(source => new SourceMutator(source, s_words, pool, random)).ToArray();
        for (var i = 0; i < count; i++)
        {
            var mutator = mutators[random.Next(mutators.Length)];
            yield return random.Next(16) switch
            {
                0 => mutator.Cut(),
                1 => mutator.Remove(),
                < 9 => mutator.MutateNode(),
                _ => mutator.MutateTokens(),
            };
        }
    }

    /// <summary>Sources typed character by character, as an editor without closing braces and as one with them sees them.</summary>
    private static IEnumerable<string> Typing(Random random, int count)
    {
        while (count > 0)
        {
            var source = TestSources.All[random.Next(TestSources.All.Length)];
            source = source[..Math.Min(source.Length, MostTyped)];

            // A usual run types a hundred characters at each of several places, a long one whole files.
            var start = random.Next(source.Length);
            var end = Math.Min(source.Length, start + Math.Max(100, s_states / 20));
            for (var length = start; length < end && count > 0; length++)
            {
                count--;
                yield return length % 3 == 0 ? Closed(source[..length]) : length % 3 == 1 ? source[..length] : source[..length] + source[end..];
            }
        }
    }

    private static string Closed(string source)
    {
        var open = source.Count(static c => c == '{') - source.Count(static c => c == '}');
        return source + "\n" + new string('}', Math.Max(0, open));
    }

    private static int Setting(string name, int normal) => int.TryParse(
        Environment.GetEnvironmentVariable(name), NumberStyles.None, CultureInfo.InvariantCulture, out var value) ? value : normal;

    /// <summary>Classes run side by side, tests of one class do not.</summary>
    public sealed class OfFixedSeed(ITestOutputHelper output) : MutationTests(output)
    {
        [Fact]
        public void EveryMutationOfEverySourceKeepsTheCodeOfOthers() => Walk(FixedSeed, Mutations);

        [Fact]
        public void TypingASourceCharacterByCharacterKeepsTheCodeOfOthers() => Walk(FixedSeed, Typing);
    }

    /// <summary>Mutations from a seed that each commit draws anew.</summary>
    public sealed class OfTheCommitsSeed(ITestOutputHelper output) : MutationTests(output)
    {
        [DeepFact]
        public void EveryMutationOfEverySourceKeepsTheCodeOfOthers() => Walk(s_runSeed, Mutations);

        [DeepFact]
        public void TypingASourceCharacterByCharacterKeepsTheCodeOfOthers() => Walk(s_runSeed, Typing);
    }
}
