namespace FastSer.Generator.Tests.Harness;

/// <summary>Files of the repository that the tests read and write.</summary>
internal static class RepositoryFiles
{
    public static string Root { get; } = FindRoot();

    public static string Snapshots => Path.Combine(Root, "tests", "FastSer.Generator.Tests", "Snapshots");

    /// <summary>The sources of the shared test types.</summary>
    public static string[] TestTypes()
    {
        var folder = Path.Combine(Root, "tests", "FastSer.TestTypes");
        var files = Directory.GetFiles(folder, "*.cs", SearchOption.AllDirectories);
        Array.Sort(files, StringComparer.Ordinal);
        return [.. files.Where(static f => !f.Contains("Cases", StringComparison.Ordinal)).Select(File.ReadAllText)];
    }

    private static string FindRoot()
    {
        for (var folder = AppContext.BaseDirectory; folder is not null; folder = Path.GetDirectoryName(folder))
        {
            if (Directory.Exists(Path.Combine(folder, "tests", "FastSer.Generator.Tests")))
            {
                return folder;
            }
        }

        throw new DirectoryNotFoundException("The suites run from a build inside the repository.");
    }
}
