using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Robustness;

/// <summary>One project in which one file changes again and again, as in an editor, beside files that stay.</summary>
internal sealed class MutatedStates
{
    private readonly CSharpCompilation _start = GeneratorHarness.CreateCompilation("", Neighbour.Source);
    private GeneratorDriver _driver;

    public MutatedStates() => _driver = GeneratorHarness.CreateDriver(_start);

    /// <summary>How many states compiled, so that emitted code was checked.</summary>
    public int Compiled { get; private set; }

    public void Check(string source)
    {
        var compilation = _start.Replace(0, source);
        _driver = _driver.RunGeneratorsAndUpdateCompilation(compilation, out var output, out var reported);
        var run = new GeneratorRun(_driver, output, reported);
        try
        {
            Neighbour.Check(run);
            Assert.DoesNotContain(reported, static d => d.Id == "FSER090");
            CheckEmitted(output);
        }
        catch (Exception exception)
        {
            throw new InvalidOperationException($"{exception.Message}\n{string.Join('\n', reported)}\nin this source:\n{source}", exception);
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
        Assert.All(output.SyntaxTrees.Skip(2), tree => Assert.Empty(ErrorsIn(output, tree)));
    }

    private static IEnumerable<Diagnostic> ErrorsIn(Compilation output, SyntaxTree tree) => output.GetSemanticModel(tree).GetDiagnostics()
        .Where(static d => d is { Severity: DiagnosticSeverity.Error, IsWarningAsError: false });
}
