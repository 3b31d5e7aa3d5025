using System.Reflection;
using System.Text.RegularExpressions;
using FastSer.CodeFixes.Migration;
using Microsoft.CodeAnalysis.CodeFixes;

namespace FastSer.CodeFixes.Tests;

/// <summary>The index of the diagnostics names the fixes, and each fix repairs the example of its page.</summary>
public sealed partial class DiagnosticIndexTests
{
    private static readonly CodeFixProvider[] s_providers =
    [
        .. typeof(FastSerCodeFix).Assembly.GetTypes()
            .Where(static type => type.GetCustomAttribute<ExportCodeFixProviderAttribute>() is not null)
            .OrderBy(static type => type.Name, StringComparer.Ordinal)
            .Select(static type => (CodeFixProvider)Activator.CreateInstance(type)!),
    ];

    /// <summary>All but the hint, which is no diagnostic of the generator.</summary>
    public static IReadOnlyList<string> FixedIds { get; } = [.. s_providers.Where(static provider => provider is not UseFastSerCodeFix)
        .SelectMany(static provider => provider.FixableDiagnosticIds).Distinct().Order(StringComparer.Ordinal)];

    public static TheoryData<string> FixedExamples => [.. TestDepth.Sample(FixedIds, 5)];

    [Fact]
    public void IndexNamesTheFixesOfEachDiagnostic()
    {
        var described = Rows().Matches(RepositoryFile("docs/diagnostics/README.md"))
            .Where(static row => row.Groups[2].Value.Trim().Length > 0).Select(static row => row.Groups[1].Value);

        Assert.Equal(
            s_providers.SelectMany(static provider => provider.FixableDiagnosticIds).Distinct().Order(StringComparer.Ordinal),
            described);
    }

    [Fact]
    public void ManyDiagnosticsHaveAFix() => Assert.InRange(FixedIds.Count, 25, int.MaxValue);

    [Theory]
    [MemberData(nameof(FixedExamples))]
    public async Task ExampleOfThePageIsRepaired(string id)
    {
        var sources = ExampleOf(id);
        var fixedBy = new List<string>();
        foreach (var provider in s_providers.Where(provider => provider.FixableDiagnosticIds.Contains(id)))
        {
            if (await FixRunner.TryApplyToFilesAsync(provider, id, sources))
            {
                fixedBy.Add(provider.GetType().Name);
            }
        }

        Assert.NotEmpty(fixedBy);
    }

    private static string[] ExampleOf(string id)
    {
        const string Usings = "global using System;\nglobal using System.Collections.Generic;\nglobal using System.Diagnostics.CodeAnalysis;\n"
            + "global using System.IO;\nglobal using System.Linq;\n";
        var page = RepositoryFile($"docs/diagnostics/{id}.md");
        var example = page[page.IndexOf("## Example", StringComparison.Ordinal)..];
        var start = example.IndexOf("```csharp\n", StringComparison.Ordinal) + "```csharp\n".Length;
        var source = example[start..example.IndexOf("\n```", start, StringComparison.Ordinal)] + "\n";
        var files = FileNames().Split(source).Where(static file => file.Length > 0);
        return [.. files.Append(Usings + "global using FastSer;\n")];
    }

    private static string RepositoryFile(string path)
    {
        for (var folder = AppContext.BaseDirectory; folder is not null; folder = Path.GetDirectoryName(folder))
        {
            if (File.Exists(Path.Combine(folder, "FastSer.sln")))
            {
                return File.ReadAllText(Path.Combine(folder, path));
            }
        }

        throw new DirectoryNotFoundException("FastSer.sln");
    }

    [GeneratedRegex(@"^\| \[(FSER\d+)\][^|]*\|[^|]*\|([^|]*)\|", RegexOptions.Multiline)]
    private static partial Regex Rows();

    [GeneratedRegex("^// File: .*\n", RegexOptions.Multiline)]
    private static partial Regex FileNames();
}
