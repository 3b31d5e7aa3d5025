using System.Globalization;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Tests.Caching;

/// <summary>The files of shared helpers change with the helpers in them, and with nothing else.</summary>
public sealed class HelperFileTests
{
    private static readonly string[] s_sources = [.. Enumerable.Range(0, 100).Select(static i => Source(i, ""))];

    [Fact]
    public void EditThatChangesNoHelperChangesNoFile()
    {
        var run = new IncrementalRun(s_sources, static c => c.Replace(3, Source(3, "public int More { get; set; }")));

        var reasons = run.ReasonsOf(TrackingNames.Helpers);
        Assert.True(reasons.Count > 4, "There are too few files.");
        Assert.All(reasons, static reason => Assert.Contains(
            reason, new[] { IncrementalStepRunReason.Cached, IncrementalStepRunReason.Unchanged }));
    }

    [Theory]
    [InlineData("public System.Collections.Generic.HashSet<decimal>? More { get; set; }", 1)]
    [InlineData("public System.Collections.Generic.Queue<Item4>? More { get; set; }", 1)]
    [InlineData("public System.Collections.Generic.List<Item5>? More { get; set; }", 1)]
    public void NewHelperChangesOneFile(string member, int files)
    {
        var run = new IncrementalRun(s_sources, c => c.Replace(3, Source(3, member)));

        Assert.InRange(
            run.ReasonsOf(TrackingNames.Helpers).Count(static reason => reason is IncrementalStepRunReason.Modified or IncrementalStepRunReason.New),
            0, files);
    }

    [DeepFact]
    public void FilesAfterAnEditAreThoseOfAFreshRun()
    {
        var before = GeneratorHarness.CreateCompilation(s_sources);
        var driver = GeneratorHarness.CreateDriver(before).RunGenerators(before);
        for (var i = 0; i < 100; i += 7)
        {
            var after = before.Replace(i, i % 2 == 0
                ? ""
                : Source(i, $"public System.Collections.Generic.LinkedList<Item{i}?[]>? More {{ get; set; }}"));
            driver = driver.RunGenerators(after);

            Assert.Equal(
                GeneratorHarness.Run(after).Sources,
                new GeneratorRun(driver, after, []).Sources);
        }
    }

    private static string Source(int number, string member) => string.Create(CultureInfo.InvariantCulture, $$"""
        using FastSer;
        [FastSerType] public partial class Item{{number}}
        {
            public int Id { get; set; }
            public System.Collections.Generic.List<Item{{number}}?>? Items { get; set; }
            {{member}}
        }
        """);
}
