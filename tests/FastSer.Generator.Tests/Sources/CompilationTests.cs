using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Generated code compiles without a warning, as strictly as a user may set it.</summary>
public sealed class CompilationTests
{
    [Theory]
    [MemberData(nameof(Samples.Names), MemberType = typeof(Samples))]
    public void OutputCompilesWithoutWarnings(string sample)
    {
        var run = GeneratorHarness.Run(Samples.Get(sample));

        Assert.DoesNotContain(run.Reported, static found => found.Severity > DiagnosticSeverity.Info);
        Assert.Empty(run.CompilerDiagnostics());
        Assert.NotEmpty(run.Sources);
    }

    [Fact]
    public void AllTestTypesTogetherCompileWithoutErrors()
    {
        string[] usings = ["global using FastSer; global using System; global using System.Collections.Generic; global using System.Linq;"];
        var run = GeneratorHarness.Run(
            GeneratorHarness.CreateCompilation(LanguageVersion.Preview, [.. usings, .. RepositoryFiles.TestTypes()]));

        Assert.DoesNotContain(run.Reported, static found => found.Severity > DiagnosticSeverity.Info);
        Assert.Empty(run.CompilerDiagnostics());
        Assert.InRange(run.Sources.Count, 80, int.MaxValue);
    }
}
