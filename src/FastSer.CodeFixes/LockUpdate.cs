using FastSer.Generator;
using FastSer.Generator.Lock;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.CodeFixes;

/// <summary>Updates the schema lock of a project as the build does with <c>-p:FastSerUpdateLock=true</c>.</summary>
internal static class LockUpdate
{
    /// <summary>The schema lock of the project; null if it has none.</summary>
    public static TextDocument? FindLock(Project project) =>
        project.AdditionalDocuments.FirstOrDefault(static document => Path.GetFileName(document.FilePath ?? document.Name) == LockFormat.FileName);

    /// <summary>The solution with the new lock; without a change where an update is refused.</summary>
    public static async Task<Solution> ApplyAsync(Project project, Solution solution, CancellationToken cancellation)
    {
        if (FindLock(project) is not { } file || await TextOfAsync(project, cancellation).ConfigureAwait(false) is not { } updated)
        {
            return solution;
        }

        var old = await file.GetTextAsync(cancellation).ConfigureAwait(false);
        var end = old.ToString().Contains("\r\n") ? "\r\n" : "\n";
        return solution.WithAdditionalDocumentText(file.Id, SourceText.From(updated.Replace("\n", end), old.Encoding));
    }

    /// <summary>The lock is a generated file whose lines are comments.</summary>
    private static async Task<string?> TextOfAsync(Project project, CancellationToken cancellation)
    {
        if (await project.GetCompilationAsync(cancellation).ConfigureAwait(false) is not { } compilation
            || project.ParseOptions is not CSharpParseOptions options)
        {
            return null;
        }

        // Without what the generator has added before.
        var written = new HashSet<SyntaxTree?>();
        foreach (var document in project.Documents)
        {
            written.Add(await document.GetSyntaxTreeAsync(cancellation).ConfigureAwait(false));
        }

        var added = compilation.SyntaxTrees.Where(tree => !written.Contains(tree)).ToArray();
        var driver = CSharpGeneratorDriver.Create(
            [new FastSerGenerator().AsSourceGenerator()],
            project.AnalyzerOptions.AdditionalFiles,
            options,
            new UpdateOptions(project.AnalyzerOptions.AnalyzerConfigOptionsProvider));
        var result = driver.RunGenerators(compilation.RemoveSyntaxTrees(added), cancellation).GetRunResult();
        var text = result.Results.SelectMany(static one => one.GeneratedSources)
            .FirstOrDefault(static source => source.HintName == LockFormat.HintName).SourceText;
        return text is null ? null : string.Concat(text.Lines.Select(static line => line.ToString())
            .Where(static line => line.StartsWith("//", StringComparison.Ordinal)).Select(static line => line.Substring(2) + "\n"));
    }

    private sealed class UpdateOptions(AnalyzerConfigOptionsProvider others) : AnalyzerConfigOptionsProvider
    {
        public override AnalyzerConfigOptions GlobalOptions => new Properties(others.GlobalOptions);

        public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => others.GetOptions(tree);

        public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => others.GetOptions(textFile);

        private sealed class Properties(AnalyzerConfigOptions others) : AnalyzerConfigOptions
        {
            public override bool TryGetValue(string key, out string value)
            {
                if (key == "build_property.FastSerUpdateLock")
                {
                    value = "true";
                    return true;
                }

                return others.TryGetValue(key, out value!);
            }
        }
    }
}
