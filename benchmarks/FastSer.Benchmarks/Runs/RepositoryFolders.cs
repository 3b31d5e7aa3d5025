namespace FastSer.Benchmarks.Runs;

/// <summary>Where the program finds the rivals and leaves its results.</summary>
internal static class RepositoryFolders
{
    private static readonly string s_root = FindRoot();

    public static string Benchmarks { get; } = Path.Combine(s_root, "benchmarks");

    /// <summary>The projects of the rivals.</summary>
    public static string Rivals { get; } = Path.Combine(Benchmarks, "rivals");

    /// <summary>The comparison document and its charts.</summary>
    public static string Documents { get; } = Path.Combine(s_root, "docs");

    /// <summary>The folder of the hand-written texts of that document.</summary>
    public static string DocumentTexts { get; } = Path.Combine(Benchmarks, "document");

    /// <summary>Markdown, JSON and charts, unless a run names another folder.</summary>
    public static string Results { get; } = Path.Combine(s_root, "artifacts", "benchmarks");

    /// <summary>The build output of a project in the same configuration as this program.</summary>
    public static string BuildOutput(string project)
    {
        var own = new DirectoryInfo(AppContext.BaseDirectory);
        return Path.Combine(own.Parent!.Parent!.FullName, project, own.Name);
    }

    private static string FindRoot()
    {
        string[] starts = [AppContext.BaseDirectory, Directory.GetCurrentDirectory()];
        foreach (var start in starts)
        {
            for (var folder = new DirectoryInfo(start); folder is not null; folder = folder.Parent)
            {
                if (Directory.Exists(Path.Combine(folder.FullName, "benchmarks", "rivals")))
                    return folder.FullName;
            }
        }

        return Directory.GetCurrentDirectory();
    }
}
