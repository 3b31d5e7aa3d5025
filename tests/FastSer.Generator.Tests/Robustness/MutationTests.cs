using System.Globalization;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Robustness;

/// <summary>
/// Sources as they are while a person types them. The generator must never fail, never lose the code of another file, and
/// never emit code that does not compile for source that does. Set FASTSER_MUTATIONS and FASTSER_SEED to try more.
/// </summary>
public sealed class MutationTests
{
    private static readonly int s_states = Setting("FASTSER_MUTATIONS", 600);
    private static readonly int s_seed = Setting("FASTSER_SEED", 20);

    [Fact]
    public void EveryStateOfEverySampleKeepsTheCodeOfOthers()
    {
        var random = new Random(s_seed);
        var samples = Samples.AllNames.Select(Samples.Get).ToArray();
        var words = samples.SelectMany(static sample => CSharpSyntaxTree.ParseText(sample).GetRoot().DescendantTokens())
            .Select(static token => token.Text).Where(static text => text.Length > 0).Distinct().ToArray();
        var mutators = samples.Select(sample => new SourceMutator(sample, words, random)).ToArray();
        var states = new MutatedStates();
        for (var i = 0; i < s_states; i++)
        {
            var mutator = mutators[i % mutators.Length];
            states.Check(random.Next(5) switch
            {
                0 => mutator.Cut(),
                1 => mutator.Remove(),
                _ => mutator.MutateTokens(),
            });
        }

        Assert.True(states.Compiled > 0, "No state compiled: nothing was learnt of emitted code.");
    }

    [Fact]
    public void TypingASourceCharacterByCharacterKeepsTheCodeOfOthers()
    {
        const string Source = """
            using FastSer;
            using System.Collections.Generic;
            [FastSerType, FastSerUnion(0, typeof(B))] public abstract partial class A { [FastSerMember(1)] public int? X { get; init; } }
            [FastSerType] public sealed partial class B : A { [FastSerComparer(typeof(C))] public HashSet<int> Y { get; } = new(); }
            public class C : IEqualityComparer<int> { public bool Equals(int x, int y) => x == y; public int GetHashCode(int x) => x; }
            """;
        var states = new MutatedStates();

        for (var length = 0; length <= Source.Length; length += s_states > 600 ? 1 : 3)
        {
            states.Check(Source[..length]);
            states.Check(Source[..length] + "\n}}");
        }

        states.Check(Source);
        Assert.True(states.Compiled > 0, "Not even the whole source compiled.");
    }

    private static int Setting(string name, int normal) => int.TryParse(
        Environment.GetEnvironmentVariable(name), NumberStyles.None, CultureInfo.InvariantCulture, out var value) ? value : normal;
}
