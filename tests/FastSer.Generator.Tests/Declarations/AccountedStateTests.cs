using System.Globalization;
using Xunit.Abstractions;

namespace FastSer.Generator.Tests.Declarations;

/// <summary>
/// Every member of an annotated type is accounted for, see <see cref="AccountedState"/>: declarations are compiled, objects of them
/// filled, written, read and compared. Set FASTSER_DECLARATIONS to try more than the usual random ones, and FASTSER_SEED to repeat
/// those of a seed.
/// </summary>
public sealed class AccountedStateTests(ITestOutputHelper output)
{
    private const int FixedSeed = 7;
    private const int BatchSize = 250;
    private const int MaxShown = 8;

    private static readonly int s_declarations = int.TryParse(
        Environment.GetEnvironmentVariable("FASTSER_DECLARATIONS"), NumberStyles.None, CultureInfo.InvariantCulture, out var value)
        ? value : TestDepth.Choose(all: 150, quick: 20);

    [DeepFact]
    public void SeedsLoseNothingInSilence()
    {
        var seeds = Seeds.Every.ToArray();
        Assert.Equal(seeds.Length, seeds.Select(static seed => seed.Name).Distinct().Count());
        var outcomes = DeclarationBatch.Run(seeds);
        Show("seeds", outcomes);
        var faults = seeds.Zip(outcomes)
            .Where(static pair => pair.Second.Kind is OutcomeKind.Mistake or OutcomeKind.Finding)
            .Select(static pair => $"{pair.Second.Kind}: {pair.Second.Text}\n{pair.First}");
        AssertNone(faults);
    }

    [Fact]
    public void RandomDeclarationsOfAFixedSeedLoseNothingInSilence() => Check(FixedSeed);

    [Fact]
    public void RandomDeclarationsOfTheCommitsSeedLoseNothingInSilence() => Check(RunSeed.Of("FASTSER_SEED"));

    private void Check(int seed)
    {
        var random = new Random(seed);
        var maker = new DeclarationMaker(random);
        var all = new List<DeclarationOutcome>();
        var findings = new List<(DeclarationDraft Draft, DeclarationOutcome Outcome)>();
        for (var first = 0; first < s_declarations; first += BatchSize)
        {
            var drafts = Enumerable.Range(first, Math.Min(BatchSize, s_declarations - first))
                .Select(i => maker.Make($"seed {seed}, declaration {i}")).ToArray();
            var outcomes = DeclarationBatch.Run(drafts.Select(static draft => draft.ToDeclaration()));
            all.AddRange(outcomes);
            findings.AddRange(drafts.Zip(outcomes).Where(static pair => pair.Second.Kind == OutcomeKind.Finding));
        }

        Show($"seed {seed}", all);
        AssertNone(findings.Take(MaxShown).Select(static one => Reduced(one.Draft, one.Outcome)));
        Assert.InRange(all.Count(static one => one.Kind == OutcomeKind.Mistake), 0, all.Count / 4);
        Assert.InRange(all.Count(static one => one.Kind == OutcomeKind.RoundTrips), all.Count / 10, all.Count);
    }

    private static void AssertNone(IEnumerable<string> faults)
    {
        var text = string.Join("\n\n", faults);
        Assert.True(text.Length == 0, text);
    }

    /// <summary>The smallest declaration with a finding that leaving out parts one by one leads to.</summary>
    private static string Reduced(DeclarationDraft draft, DeclarationOutcome outcome)
    {
        while (true)
        {
            var smaller = draft.Smaller().ToArray();
            var outcomes = DeclarationBatch.Run(smaller.Select(static one => one.ToDeclaration()));
            var i = Array.FindIndex(outcomes, static one => one.Kind == OutcomeKind.Finding);
            if (i < 0)
            {
                return $"{outcome.Text}\n{draft.ToDeclaration()}";
            }

            (draft, outcome) = (smaller[i], outcomes[i]);
        }
    }

    private void Show(string title, IReadOnlyCollection<DeclarationOutcome> outcomes) => output.WriteLine(
        $"{title}: {outcomes.Count} declarations, " + string.Join(", ", outcomes.CountBy(static one => one.Kind)
            .OrderBy(static pair => pair.Key).Select(static pair => $"{pair.Key} {pair.Value}")));
}
