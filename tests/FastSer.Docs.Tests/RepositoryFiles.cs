namespace FastSer.Docs.Tests;

/// <summary>The files of the repository that the tests are built from, with <c>\n</c> line ends.</summary>
internal static class RepositoryFiles
{
    public static string Root { get; } = FindRoot();

    public static string Read(string path) =>
        File.ReadAllText(Path.Combine(Root, path)).Replace("\r\n", "\n", StringComparison.Ordinal);

    /// <summary>Paths below a folder, relative to the root, with <c>/</c>; without the packages that npm installed.</summary>
    public static IEnumerable<string> List(string folder, string pattern) =>
        Directory.EnumerateFiles(Path.Combine(Root, folder), pattern, SearchOption.AllDirectories)
            .Select(static path => Path.GetRelativePath(Root, path).Replace('\\', '/'))
            .Where(static path => !path.Contains("/node_modules/", StringComparison.Ordinal))
            .Order(StringComparer.Ordinal);

    private static string FindRoot()
    {
        for (var folder = new DirectoryInfo(AppContext.BaseDirectory); folder is not null; folder = folder.Parent)
        {
            if (File.Exists(Path.Combine(folder.FullName, "docs", "wire-format.md")))
            {
                return folder.FullName;
            }
        }

        throw new InvalidOperationException("The tests run outside the repository.");
    }
}
