using System.Runtime.CompilerServices;
using System.Xml.Linq;
using FastSer.Benchmarks.Runs;

namespace FastSer.Benchmarks.Rivals;

/// <summary>An adapter project under benchmarks/rivals.</summary>
/// <param name="Name">The end of the project's name.</param>
/// <param name="ProjectFile">The project.</param>
/// <param name="AssemblyFile">What it builds.</param>
internal sealed record RivalProject(string Name, string ProjectFile, string AssemblyFile)
{
    private const string Prefix = "FastSer.Benchmarks.";

    /// <summary>Gets whether it is built only when all rivals are asked for, because few package sources have its package.</summary>
    public bool IsOptIn { get; init; }

    /// <summary>A property and its value with which the project builds from fewer packages; null when there is none.</summary>
    public string? Fallback { get; init; }

    /// <summary>A program that was compiled ahead of time holds what it can load.</summary>
    public bool IsBuilt => !RuntimeFeature.IsDynamicCodeSupported || File.Exists(AssemblyFile);

    /// <summary>Gets whether it is built, and nothing that it is built from has changed since then.</summary>
    public bool IsCurrent => IsBuilt && File.GetLastWriteTimeUtc(AssemblyFile) is var built && Inputs().All(file => File.GetLastWriteTimeUtc(file) < built);

    public static IReadOnlyList<RivalProject> FindAll()
    {
        if (!Directory.Exists(RepositoryFolders.Rivals))
            return [];
        return Directory.EnumerateFiles(RepositoryFolders.Rivals, Prefix + "*.csproj", SearchOption.AllDirectories)
            .Order(StringComparer.Ordinal)
            .Select(Of)
            .ToList();
    }

    /// <summary>Deletes what an earlier build made, if anything: it would hide that the next one failed.</summary>
    public void DeleteOutput()
    {
        if (File.Exists(AssemblyFile))
            File.Delete(AssemblyFile);
    }

    private static RivalProject Of(string projectFile)
    {
        var project = Path.GetFileNameWithoutExtension(projectFile);
        var assembly = Path.Combine(RepositoryFolders.BuildOutput(project), project + ".dll");
        var properties = XDocument.Load(projectFile).Root!.Elements("PropertyGroup").Elements().ToList();
        return new RivalProject(project[Prefix.Length..], projectFile, assembly)
        {
            IsOptIn = ValueOf("IsOptIn") == "true",
            Fallback = ValueOf("Fallback"),
        };

        string? ValueOf(string name) => properties.Find(property => property.Name.LocalName == name)?.Value;
    }

    private IEnumerable<string> Inputs()
    {
        string[] folders =
        [
            Path.GetDirectoryName(ProjectFile)!,
            Path.Combine(RepositoryFolders.Benchmarks, "FastSer.Benchmarks.Abstractions"),
            Path.Combine(RepositoryFolders.Benchmarks, "FastSer.Benchmarks.Data"),
        ];
        return folders
            .SelectMany(static folder => Directory.EnumerateFiles(folder, "*.cs*", SearchOption.AllDirectories))
            .Append(Path.Combine(RepositoryFolders.Benchmarks, "..", "Directory.Packages.props"))
            .Append(Path.Combine(RepositoryFolders.Rivals, "Directory.Build.props"));
    }
}
