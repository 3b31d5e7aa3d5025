using FastSer.Benchmarks.Runs;

namespace FastSer.Benchmarks.Rivals;

/// <summary>An adapter project under benchmarks/rivals.</summary>
internal sealed record RivalProject(string Name, string ProjectFile, string AssemblyFile)
{
    private const string Prefix = "FastSer.Benchmarks.";

    public bool IsBuilt => File.Exists(AssemblyFile);

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
