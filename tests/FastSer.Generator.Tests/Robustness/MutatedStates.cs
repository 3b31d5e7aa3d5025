using System.Diagnostics;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Robustness;

/// <summary>One project in which one file changes again and again, as in an editor, beside files that stay.</summary>
internal sealed class MutatedStates
{
    /// <summary>The compiler of a build server looks at a state once in so many.</summary>
    private const int FreshEvery = 40;

    private static readonly TimeSpan s_tooLong = TimeSpan.FromSeconds(2);

    private readonly CSharpCompilation _start = GeneratorHarness.CreateCompilation("", Neighbour.Source, TestSources.Usings);
    private readonly Stopwatch _watch = new();
    private GeneratorDriver _driver;

    public MutatedStates() => _driver = GeneratorHarness.CreateDriver(_start);

    /// <summary>The number of states that were checked.</summary>
    public int Count { get; private set; }

    /// <summary>The number of states that compiled, so that emitted code was checked.</summary>
    public int Compiled { get; private set; }

    /// <summary>The state that is being looked at, for whoever waits in vain.</summary>
    public string Current { get; private set; } = "";

    public void Check(string source)
    {
        Current = source;
        Count++;
        var compilation = _start.Replace(0, source);
        _watch.Restart();
        _driver = _driver.RunGeneratorsAndUpdateCompilation(compilation, out var output, out var reported);
        _watch.Stop();
        var run = new GeneratorRun(_driver, output, reported);
        try
        {
            CheckNeighbour(run);
            Assert.DoesNotContain(reported, static d => d.Id == "FSER090");
            CheckEmitted(output);
            if (Count % FreshEvery == 0)
            {
                CheckFresh(run, compilation);
            }

            if (_watch.Elapsed > s_tooLong)
            {
                CheckTime(compilation);
            }
        }
        catch (Exception exception)
        {
            throw new InvalidOperationException($"{exception.Message}\n{string.Join('\n', reported)}\nin this source:\n{source}", exception);
        }
    }

    /// <summary>The code of the other file is there, unless this one took a name away that the other one needs.</summary>
    private static void CheckNeighbour(GeneratorRun run)
    {
        try
        {
            Neighbour.Check(run);
        }
        catch (Xunit.Sdk.XunitException)
        {
            if (!ErrorsIn(run.Output, run.Output.SyntaxTrees.Skip(1).First()).Any())
            {
                throw;
            }
        }
    }

    /// <summary>Emitted code has no errors where the source has none.</summary>
    private void CheckEmitted(Compilation output)
    {
        var user = output.SyntaxTrees.First();
        if (user.GetDiagnostics().Any() || ErrorsIn(output, user).Any())
        {
            return;
        }

        Compiled++;
        Assert.All(output.SyntaxTrees.Skip(_start.SyntaxTrees.Length), tree => Assert.Empty(ErrorsIn(output, tree)));
    }

    /// <summary>Checks that the result after the states before is that of a compiler that sees this state alone.</summary>
    private static void CheckFresh(GeneratorRun run, CSharpCompilation compilation)
    {
        var fresh = GeneratorHarness.Run(compilation);

        Assert.Equal(fresh.Sources, run.Sources);
        Assert.Equal(TextsOf(fresh), TextsOf(run));
    }

    /// <summary>The machine may have been busy: only a state that is slow each time is too slow.</summary>
    private static void CheckTime(CSharpCompilation compilation)
    {
        for (var attempt = 0; attempt < 5; attempt++)
        {
            var watch = Stopwatch.StartNew();
            GeneratorHarness.Run(compilation);
            if (watch.Elapsed < s_tooLong)
            {
                return;
            }
        }

        Assert.Fail($"The generator takes more than {s_tooLong.TotalSeconds} seconds.");
    }

    private static IEnumerable<string> TextsOf(GeneratorRun run) =>
        run.Reported.Select(static diagnostic => diagnostic.ToString()).Order(StringComparer.Ordinal);

    private static IEnumerable<Diagnostic> ErrorsIn(Compilation output, SyntaxTree tree) => output.GetSemanticModel(tree).GetDiagnostics()
        .Where(static d => d is { Severity: DiagnosticSeverity.Error, IsWarningAsError: false });
}
