using System.Xml.Linq;
using FastSer.Benchmarks.Rivals;
using FastSer.Benchmarks.Runs;

namespace FastSer.Benchmarks.Tests;

public class RivalTests
{
    private const string OtherVersions = """
        /a/FastSer.Benchmarks.X.csproj : error NU1102: Unable to find package Foo.Bar with version (>= 3.1.12) [/a/Rivals.proj]
        /a/FastSer.Benchmarks.X.csproj : error NU1102:   - Found 3 version(s) in one [ Nearest version: 2.5.307 ] [/a/Rivals.proj]
        /a/FastSer.Benchmarks.X.csproj : error NU1102:   - Found 3 version(s) in one [ Nearest version: 2.5.307 ] [/a/Rivals.proj]
        /a/FastSer.Benchmarks.X.csproj : error NU1102:   - Found 0 version(s) in two [/a/Rivals.proj]
        """;

    [Theory]
    [InlineData(
        "/a/FastSer.Benchmarks.X.csproj : error NU1101: Unable to find package Foo. No packages exist with this id in source(s): one",
        "no package source of this machine has Foo")]
    [InlineData(OtherVersions, "the package sources of this machine have Foo.Bar 3.1.12 in other versions only (3 of them, the nearest 2.5.307)")]
    [InlineData("/a/FastSer.Benchmarks.X.csproj : error NU1301: Unable to load", "a package source of this machine is not reachable")]
    [InlineData("/a/A.cs(1,2): error CS0103: No such name [/a/FastSer.Benchmarks.X.csproj]", "it does not build (CS0103: No such name)")]
    [InlineData("something else", "it does not build")]
    public void BuildOutputBecomesOneReason(string output, string expected) =>
        Assert.Equal(expected, BuildOutput.ReasonOf(output, "/a/FastSer.Benchmarks.X.csproj"));

    /// <summary>All adapters are built by one process, so its output has the errors of all.</summary>
    [Fact]
    public void ReasonIsThatOfTheProjectItself() =>
        Assert.Equal("it does not build", BuildOutput.ReasonOf(OtherVersions, "/a/FastSer.Benchmarks.Y.csproj"));

    [Fact]
    public void DefaultRivalsAreThoseThatRestoreAnywhere()
    {
        var projects = RivalProject.FindAll();
        Assert.Equal(
            ["Hyperion", "K4osLz4", "MemoryPack", "MessagePack", "NerdbankMessagePack", "Orleans", "ProtobufNet"],
            projects.Where(static project => !project.IsOptIn).Select(static project => project.Name));
        Assert.Equal(
            ["ApexSerialization", "MsgPackCli", "MsgPackLight", "NetSerializer", "Nino4"],
            projects.Where(static project => project.IsOptIn).Select(static project => project.Name));
        Assert.Equal("WithMessagePackAnalyzer=false", projects.Single(static project => project.Fallback is not null).Fallback);
    }

    /// <summary>The solution is built where no rival restores.</summary>
    [Fact]
    public void NoProjectOfTheSolutionRefersToARival()
    {
        var rivals = RivalProject.FindAll().Select(static project => Path.GetFileName(project.ProjectFile)).ToList();
        var solution = File.ReadAllText(Path.Combine(RepositoryFolders.Benchmarks, "..", "FastSer.sln"));
        Assert.DoesNotContain(rivals, name => solution.Contains(name, StringComparison.Ordinal));
    }

    /// <summary>Every package of an adapter has a version, and the page that lists them names it.</summary>
    [Fact]
    public void ReadmeNamesTheVersionsOfThePackages()
    {
        var readme = File.ReadAllText(Path.Combine(RepositoryFolders.Benchmarks, "README.md"));
        var versions = XDocument.Load(Path.Combine(RepositoryFolders.Benchmarks, "..", "Directory.Packages.props"))
            .Descendants("PackageVersion").Where(static package => package.Attribute("Include") is not null)
            .ToDictionary(static package => package.Attribute("Include")!.Value, static package => package.Attribute("Version")!.Value);
        var packages = RivalProject.FindAll()
            .SelectMany(static project => XDocument.Load(project.ProjectFile).Descendants("PackageReference"))
            .Select(static package => package.Attribute("Include")!.Value);
        Assert.All(packages, package => Assert.Contains(versions[package], readme, StringComparison.Ordinal));
    }

    [Fact]
    public void AdapterIsCurrentUntilASourceIsNewer()
    {
        var folder = Directory.CreateTempSubdirectory();
        try
        {
            var project = new RivalProject("X", Path.Combine(folder.FullName, "X.csproj"), Path.Combine(folder.FullName, "out", "X.dll"));
            File.WriteAllText(project.ProjectFile, "");
            Assert.False(project.IsCurrent);

            // In a fresh clone not even the folder of the output is there.
            project.DeleteOutput();

            Directory.CreateDirectory(Path.GetDirectoryName(project.AssemblyFile)!);
            File.WriteAllText(project.AssemblyFile, "");
            File.SetLastWriteTimeUtc(project.AssemblyFile, DateTime.UtcNow.AddMinutes(1));
            Assert.True(project.IsCurrent);

            File.SetLastWriteTimeUtc(project.ProjectFile, DateTime.UtcNow.AddMinutes(2));
            Assert.False(project.IsCurrent);

            project.DeleteOutput();
            Assert.False(project.IsBuilt);
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }
}
