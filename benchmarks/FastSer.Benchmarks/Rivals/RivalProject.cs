using System.Runtime.CompilerServices;
using FastSer.Benchmarks.Runs;

namespace FastSer.Benchmarks.Rivals;

/// <summary>An adapter project under benchmarks/rivals.</summary>
internal sealed record RivalProject(string Name, string ProjectFile, string AssemblyFile)
{
    private const string Prefix = "FastSer.Benchmarks.";

    /// <summary>A program that was compiled ahead of time holds what it can load.</summary>
    public bool IsBuilt => !RuntimeFeature.IsDynamicCodeSupported || File.Exists(AssemblyFile);

    public static IReadOnlyList<RivalProject> FindAll()
    {
        if (!Directory.Exists(RepositoryFolders.Rivals))
            return [];
        return Directory.EnumerateFiles(RepositoryFolders.Rivals, Prefix + "*.csproj", SearchOption.AllDirectories)
            .Order(StringComparer.Ordinal)
            .Select(Of)
            .ToList();
    }

    private static RivalProject Of(string projectFile)
    {
        var project = Path.GetFileNameWithoutExtension(projectFile);
        var assembly = Path.Combine(RepositoryFolders.BuildOutput(project), project + ".dll");
        return new RivalProject(project[Prefix.Length..], projectFile, assembly);
    }
}
