using System.Reflection;

namespace FastSer.Docs.Tests.Api;

/// <summary>
/// The public types and members of each package are those of its file in docs/api. Set FASTSER_UPDATE_API to 1 to write the files anew:
/// what they then lose breaks programs that use the package.
/// </summary>
public sealed class PublicSurfaceTests
{
    private static readonly string[] s_targets = ["net8.0", "net9.0", "net10.0"];

    private static readonly IEnumerable<string> s_packages = RepositoryFiles.List("src", "*.csproj")
        .Where(static path => path.Split('/').Length == 3)
        .Select(static path => Path.GetFileNameWithoutExtension(path))
        .Except(["FastSer.Generator", "FastSer.CodeFixes", "FastSer.Templates", "FastSer.Tool"]);

    public static TheoryData<string> Packages => [.. s_packages];

    [Theory]
    [MemberData(nameof(Packages))]
    public void SurfaceIsTheOneOfTheFile(string package)
    {
        var path = $"docs/api/{package}.txt";
        var found = Describe(package);
        if (Environment.GetEnvironmentVariable("FASTSER_UPDATE_API") == "1")
        {
            File.WriteAllText(Path.Combine(RepositoryFiles.Root, path), found);
        }

        var expected = RepositoryFiles.Read(path).Split('\n');
        var actual = found.Split('\n');
        Assert.Empty(expected.Except(actual).Select(static line => $"is gone: {line}"));
        Assert.Empty(actual.Except(expected).Select(static line => $"is new: {line}"));
    }

    [Fact]
    public void EveryFileIsThatOfAPackage() => Assert.Equal(
        s_packages.Select(static package => $"docs/api/{package}.txt").Order(StringComparer.Ordinal), RepositoryFiles.List("docs/api", "*.txt"));

    /// <summary>A line that not all targets have names those that do.</summary>
    private static string Describe(string package)
    {
        var lines = s_targets.SelectMany(target => PublicSurface.Of(AssemblyOf(package, target)).Select(line => (Line: line, Target: target)))
            .GroupBy(static found => found.Line, static found => found.Target)
            .OrderBy(static group => group.Key.Type, StringComparer.Ordinal).ThenBy(static group => group.Key.IsMember)
            .ThenBy(static group => group.Key.Text, StringComparer.Ordinal);
        return string.Concat(lines.Select(static group =>
            group.Key.Text + (group.Count() == s_targets.Length ? "" : $"  [{string.Join(", ", group)}]") + "\n"));
    }

    private static string AssemblyOf(string package, string target)
    {
        var configuration = typeof(PublicSurfaceTests).Assembly.GetCustomAttribute<AssemblyConfigurationAttribute>()!.Configuration.ToLowerInvariant();
        return Path.Combine(RepositoryFiles.Root, "artifacts", "bin", package, $"{configuration}_{target}", package + ".dll");
    }
}
