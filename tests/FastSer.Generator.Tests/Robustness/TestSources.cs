using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Robustness;

/// <summary>The sources that mutation starts from: the samples, and every file of the test projects that annotates a type.</summary>
internal static class TestSources
{
    private const int MaxLength = 12_000;

    /// <summary>The usings that a project has without saying so.</summary>
    public const string Usings = """
        global using System;
        global using System.Collections.Generic;
        global using System.IO;
        global using System.Linq;
        global using System.Threading;
        global using System.Threading.Tasks;
        global using FastSer;
        """;

    public static string[] All { get; } = [.. Samples.AllNames.Select(Samples.Get), .. Files().Select(File.ReadAllText).Where(IsOfUse)];

    private static IEnumerable<string> Files() => Directory
        .EnumerateFiles(Path.Combine(RepositoryFiles.Root, "tests"), "*.cs", SearchOption.AllDirectories)
        .Where(static path => !path.Contains("FastSer.Generator.Tests", StringComparison.Ordinal))
        .Order(StringComparer.Ordinal);

    private static bool IsOfUse(string source) =>
        source.Length <= MaxLength && source.Contains("[FastSerType", StringComparison.Ordinal);
}
