using System.Text.RegularExpressions;

namespace FastSer.Docs.Tests;

/// <summary>docs/security.md lists the promises; each has tests, which name it as their trait.</summary>
public sealed partial class PromiseTests
{
    private const int Last = 30;

    private static readonly string[] s_listed =
        [.. Row().Matches(RepositoryFiles.Read("docs/security.md")).Select(static match => match.Groups[1].Value)];

    [Fact]
    public void EachPromiseIsListedOnceInOrder() =>
        Assert.Equal(Enumerable.Range(1, Last).Select(static number => $"P{number}"), s_listed);

    [Fact]
    public void EachPromiseHasATest()
    {
        var tested = Traits().Select(static trait => trait.Id).ToHashSet();

        Assert.DoesNotContain(s_listed, id => !tested.Contains(id));
    }

    [Fact]
    public void EachTraitNamesAPromise() =>
        Assert.DoesNotContain(Traits(), static trait => !s_listed.Contains(trait.Id));

    /// <summary>A trait above nothing that runs would keep a promise in name alone.</summary>
    [Fact]
    public void EachTraitIsOnATest() => Assert.All(
        Traits().Select(static trait => trait.Path).Distinct(),
        static path => Assert.Matches(TestMethod(), RepositoryFiles.Read(path)));

    /// <summary>In text and comments of the product, its tests and its documentation.</summary>
    [Fact]
    public void EachPromiseThatIsCitedIsListed()
    {
        var cited = Citations().ToArray();

        Assert.InRange(cited.Length, 30, int.MaxValue);
        Assert.DoesNotContain(cited, static citation => !s_listed.Contains(citation.Id));
    }

    private static IEnumerable<(string Id, string Path)> Citations() =>
        from path in new[] { "src", "tests", "benchmarks", "samples" }.SelectMany(static folder => RepositoryFiles.List(folder, "*.cs"))
            .Concat(RepositoryFiles.List("docs", "*.md"))
        from Match match in Citation().Matches(RepositoryFiles.Read(path))
        select (match.Value, path);

    private static IEnumerable<(string Id, string Path)> Traits() =>
        from path in RepositoryFiles.List("tests", "*.cs")
        from Match match in Trait().Matches(RepositoryFiles.Read(path))
        select (match.Groups[1].Value, path);

    [GeneratedRegex(@"^\| (P\d+) \|", RegexOptions.Multiline)]
    private static partial Regex Row();

    [GeneratedRegex(@"^ *\[Trait\(""Promise"", ""(.*)""\)\]", RegexOptions.Multiline)]
    private static partial Regex Trait();

    [GeneratedRegex(@"\bP[1-9]\d*\b")]
    private static partial Regex Citation();

    [GeneratedRegex(@"\[\w*(Fact|Theory)\]")]
    private static partial Regex TestMethod();
}
