using System.Collections.Immutable;
using FastSer.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.CodeFixes.Tests;

/// <summary>Reports the generator's diagnostics on a source in memory and applies a fix to it.</summary>
internal static class FixRunner
{
    private static readonly ImmutableArray<MetadataReference> s_references =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!)
            .Split(Path.PathSeparator)
            .Where(static path => Path.GetFileName(path) is var name
                && (name.StartsWith("System.", StringComparison.Ordinal) || name is "FastSer.dll" or "netstandard.dll"))
            .Select(static path => MetadataReference.CreateFromFile(path)),
    ];

    /// <summary>The titles of what the fix offers for each diagnostic with the id.</summary>
    public static async Task<string[]> OfferedAsync(CodeFixProvider provider, string id, string source)
    {
        using var workspace = new AdhocWorkspace();
        var actions = await FindAsync(provider, id, CreateDocument(workspace, source));
        return [.. actions.Select(static action => action.Title)];
    }

    /// <summary>
    /// Applies the fix to the first diagnostic with the id, again and again until none is left, and returns the source.
    /// </summary>
    public static async Task<string> ApplyAsync(
        CodeFixProvider provider, string id, string source, Func<CodeAction, bool>? choose = null)
    {
        using var workspace = new AdhocWorkspace();
        var document = CreateDocument(workspace, source);
        for (var round = 0; round < 10; round++)
        {
            var actions = await FindAsync(provider, id, document);
            if (actions.Count == 0)
            {
                Assert.NotEqual(0, round);
                return (await document.GetTextAsync()).ToString();
            }

            var operations = await actions.First(choose ?? (static _ => true)).GetOperationsAsync(CancellationToken.None);
            var changed = operations.OfType<ApplyChangesOperation>().Single().ChangedSolution;
            document = changed.GetDocument(document.Id)!;
        }

        Assert.Fail($"{id} is still reported after ten fixes.");
        return "";
    }

    /// <summary>All diagnostics of the source: the compiler's errors and the generator's.</summary>
    public static async Task<string[]> DiagnoseAsync(string source)
    {
        using var workspace = new AdhocWorkspace();
        return [.. (await RunGeneratorAsync(CreateDocument(workspace, source))).Select(static diagnostic => diagnostic.ToString())];
    }

    private static async Task<List<CodeAction>> FindAsync(CodeFixProvider provider, string id, Document document)
    {
        Assert.Contains(id, provider.FixableDiagnosticIds);
        var actions = new List<CodeAction>();
        foreach (var diagnostic in (await RunGeneratorAsync(document)).Where(diagnostic => diagnostic.Id == id))
        {
            var context = new CodeFixContext(
                document, diagnostic, (action, _) => actions.Add(action), CancellationToken.None);
            await provider.RegisterCodeFixesAsync(context);
        }

        return actions;
    }

    private static async Task<List<Diagnostic>> RunGeneratorAsync(Document document)
    {
        var compilation = (await document.Project.GetCompilationAsync())!;
        var options = (CSharpParseOptions)document.Project.ParseOptions!;
        GeneratorDriver driver = CSharpGeneratorDriver.Create([new FastSerGenerator().AsSourceGenerator()], parseOptions: options);
        driver.RunGeneratorsAndUpdateCompilation(compilation, out var generated, out var reported);
        return [.. reported, .. generated.GetDiagnostics().Where(static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)];
    }

    private static Document CreateDocument(AdhocWorkspace workspace, string source)
    {
        var project = workspace.AddProject(ProjectInfo.Create(
            ProjectId.CreateNewId(),
            VersionStamp.Default,
            "Shop",
            "Shop",
            LanguageNames.CSharp,
            compilationOptions: new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary),
            parseOptions: new CSharpParseOptions(LanguageVersion.Latest),
            metadataReferences: s_references));
        return workspace.AddDocument(DocumentInfo.Create(
            DocumentId.CreateNewId(project.Id),
            "Shop.cs",
            loader: TextLoader.From(TextAndVersion.Create(SourceText.From(source), VersionStamp.Default)),
            filePath: "Shop.cs"));
    }
}
