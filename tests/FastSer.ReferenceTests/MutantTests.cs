using System.Globalization;
using System.Text;
using Xunit.Abstractions;

namespace FastSer.ReferenceTests;

/// <summary>Inputs that are almost valid are read by both sides as the same value, or rejected by both.</summary>
[Trait("Promise", "P16")]
public sealed class MutantTests(ITestOutputHelper output)
{
    /// <summary>Set to run more inputs than a CI run does.</summary>
    public const string InputsSwitch = "FASTSER_MUTANTS";

    /// <summary>Set to repeat a run.</summary>
    public const string SeedSwitch = "FASTSER_MUTANT_SEED";

    private const int DefaultInputs = 100;
    private const int FixedSeed = 20_240_229;
    private const int MaxFindings = 5;

    private static readonly int s_runSeed = RunSeed.Of(SeedSwitch);

    [Theory]
    [ClassData(typeof(SampledCases))]
    public void MutantsOfAFixedSeedAreDecidedAlike(string name) => Run(name, FixedSeed);

    [Theory]
    [ClassData(typeof(SampledCases))]
    public void MutantsOfTheCommitsSeedAreDecidedAlike(string name) => Run(name, s_runSeed);

    private void Run(string name, int seed)
    {
        output.WriteLine($"seed {seed}");
        var testCase = AllCases.Get(name);
        var mutator = new Mutator(testCase);
        var findings = new StringBuilder();
        var count = 0;
        for (var i = 0; i < Setting(InputsSwitch, DefaultInputs) && count < MaxFindings; i++)
        {
            var input = mutator.Mutate(new Random(HashCode(seed, i)));
            if (Agreement.DifferenceOf(testCase, input) is { } difference)
            {
                count++;
                findings.AppendLine(
                    CultureInfo.InvariantCulture, $"{name} seed {seed} {i}: {difference}\n  {Convert.ToHexString(input)}");
            }
        }

        Assert.True(count == 0, findings.ToString());
    }

    private static int HashCode(int seed, int i) => unchecked((seed * 397) ^ (i * 7919));

    private static int Setting(string name, int otherwise) =>
        int.TryParse(Environment.GetEnvironmentVariable(name), CultureInfo.InvariantCulture, out var value)
            ? value
            : otherwise;
}
