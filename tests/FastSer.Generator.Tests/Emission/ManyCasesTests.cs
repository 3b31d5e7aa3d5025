using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Emission;

/// <summary>The tests for the types of a union are inlined into one method, and that method into its callers only where they are few.</summary>
public sealed class ManyCasesTests
{
    [Theory]
    [InlineData(6, false)]
    [InlineData(7, true)]
    public void OnlyWritingOfFewCasesIsInlined(int cases, bool isMethod)
    {
        var numbers = Enumerable.Range(0, cases).ToList();
        var run = GeneratorHarness.Run($$"""
            using FastSer;
            [FastSerType{{string.Concat(numbers.Select(static i => $", FastSerUnion({i}, typeof(Case{i}))"))}}]
            public abstract partial class Base;
            {{string.Join("\n", numbers.Select(static i => $"[FastSerType] public sealed partial class Case{i} : Base;"))}}
            """);

        Assert.Empty(run.Reported);
        Assert.Empty(run.CompilerDiagnostics());
        var text = run.Sources.Single(static source => source.Hint.StartsWith("Base.", StringComparison.Ordinal)).Text;
        var attribute = text.IndexOf("MethodImplOptions.NoInlining)]", StringComparison.Ordinal);
        Assert.Equal(isMethod, attribute >= 0 && attribute < text.IndexOf(".Write(ref ", StringComparison.Ordinal));
    }
}
