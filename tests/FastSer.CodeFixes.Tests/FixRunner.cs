using System.Collections.Immutable;
using FastSer.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
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

            document = (await ChangeAsync(actions.First(choose ?? (static _ => true)))).GetDocument(document.Id)!;
        }

        Assert.Fail($"{id} is still reported after ten fixes.");
        return "";
    }

    /// <summary>Applies the first fix of each diagnostic with the id to all of them at once, and returns the source.</summary>
    public static async Task<string> ApplyToAllAsync(CodeFixProvider provider, string id, string source)
    {
        using var workspace = new AdhocWorkspace();
        var document = CreateDocument(workspace, source);
        var key = (await FindAsync(provider, id, document))[0].EquivalenceKey;
        var context = new FixAllContext(document, provider, FixAllScope.Project, key!, [id], new AllDiagnostics(), CancellationToken.None);
        var action = (await provider.GetFixAllProvider()!.GetFixAsync(context))!;
        return (await (await ChangeAsync(action)).GetDocument(document.Id)!.GetTextAsync()).ToString();
    }

    /// <summary>Applies the fix to the first diagnostic with the id in several files, and returns all of them.</summary>
    public static async Task<string[]> ApplyToFilesAsync(CodeFixProvider provider, string id, string[] sources)
    {
        using var workspace = new AdhocWorkspace();
        var project = CreateProject(workspace, sources);
        var after = (await ChangeAsync((await FindAsync(provider, id, project.Documents.First()))[0])).GetProject(project.Id)!;
        Assert.DoesNotContain(await RunGeneratorAsync(after.Documents.First()), found => found.Id == id);
        var texts = new List<string>();
        foreach (var document in after.Documents)
        {
            texts.Add((await document.GetTextAsync()).ToString());
        }

        return [.. texts];
    }

    /// <summary>Returns whether what the fix offers first, again and again, leaves no diagnostic with the id.</summary>
    public static async Task<bool> TryApplyToFilesAsync(CodeFixProvider provider, string id, string[] sources)
    {
        using var workspace = new AdhocWorkspace();
        var project = CreateProject(workspace, sources);
        for (var round = 0; round < 5; round++)
        {
            var actions = await FindAsync(provider, id, project.Documents.First());
            if (actions.Count == 0)
            {
                return round > 0 && !(await RunGeneratorAsync(project.Documents.First())).Exists(found => found.Id == id);
            }

            project = (await ChangeAsync(actions[0])).GetProject(project.Id)!;
        }

        return false;
    }

    /// <summary>Applies the fix of a title to a source beside a schema lock, to one diagnostic or to all of them.</summary>
    /// <returns>The source, the lock, and what the generator reports then.</returns>
    public static async Task<(string Source, string Lock, string[] Left)> ApplyBesideLockAsync(
        CodeFixProvider provider, string id, string source, string locked, string title, bool toAll = false)
    {
        using var workspace = new AdhocWorkspace();
        var document = WithLock(CreateDocument(workspace, source), locked);
        var action = (await FindAsync(provider, id, document)).Find(action => action.Title == title)!;
        if (toAll)
        {
            var context = new FixAllContext(
                document, provider, FixAllScope.Project, action.EquivalenceKey!, [id], new AllDiagnostics(), CancellationToken.None);
            action = (await provider.GetFixAllProvider()!.GetFixAsync(context))!;
        }

        var changed = (await ChangeAsync(action)).GetDocument(document.Id)!;
        var left = (await RunGeneratorAsync(changed)).Where(static found => found.Severity == DiagnosticSeverity.Error).Select(static found => found.Id);
        return ((await changed.GetTextAsync()).ToString(), (await changed.Project.AdditionalDocuments.Single().GetTextAsync()).ToString(), [.. left]);
    }

    /// <summary>The titles of what the fix offers beside a schema lock.</summary>
    public static async Task<string[]> OfferedBesideLockAsync(CodeFixProvider provider, string id, string source, string locked)
    {
        using var workspace = new AdhocWorkspace();
        var actions = await FindAsync(provider, id, WithLock(CreateDocument(workspace, source), locked));
        return [.. actions.Select(static action => action.Title)];
    }

    private static Document WithLock(Document document, string locked)
    {
        const string Name = "FastSer.schema.lock";
        var file = DocumentId.CreateNewId(document.Project.Id);
        return document.Project.Solution.AddAdditionalDocument(file, Name, SourceText.From(locked), filePath: Name).GetDocument(document.Id)!;
    }

    /// <summary>All diagnostics of the source: the compiler's errors and the generator's.</summary>
    public static async Task<string[]> DiagnoseAsync(string source)
    {
        using var workspace = new AdhocWorkspace();
        return [.. (await RunGeneratorAsync(CreateDocument(workspace, source))).Select(static diagnostic => diagnostic.ToString())];
    }

    private static async Task<Solution> ChangeAsync(CodeAction action)
    {
        var operations = await action.GetOperationsAsync(CancellationToken.None);
        return operations.OfType<ApplyChangesOperation>().Single().ChangedSolution;
    }

    private static async Task<List<CodeAction>> FindAsync(CodeFixProvider provider, string id, Document document)
    {
        Assert.Contains(id, provider.FixableDiagnosticIds);
        var actions = new List<CodeAction>();
        foreach (var diagnostic in (await RunGeneratorAsync(document)).Where(diagnostic => diagnostic.Id == id))
        {
            var context = new CodeFixContext(
                document.Project.GetDocument(diagnostic.Location.SourceTree) ?? document,
                diagnostic,
                (action, _) => actions.Add(action), CancellationToken.None);
            await provider.RegisterCodeFixesAsync(context);
        }

        return actions;
    }

    private static async Task<List<Diagnostic>> RunGeneratorAsync(Document document)
    {
        var compilation = (await document.Project.GetCompilationAsync())!;
        var options = (CSharpParseOptions)document.Project.ParseOptions!;
        GeneratorDriver driver = CSharpGeneratorDriver.Create(
            [new FastSerGenerator().AsSourceGenerator()], document.Project.AnalyzerOptions.AdditionalFiles, options);
        driver.RunGeneratorsAndUpdateCompilation(compilation, out var generated, out var reported);
        var analysis = new CompilationWithAnalyzers(
            generated, [new UnseenCallAnalyzer(), new StrayAttributeAnalyzer(), new PassedOnCallAnalyzer(), new LostStateAnalyzer()], new AnalyzerOptions([]));
        return
        [
            .. reported, .. await analysis.GetAnalyzerDiagnosticsAsync(),
            .. generated.GetDiagnostics().Where(static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error),
        ];
    }

    private static Project CreateProject(AdhocWorkspace workspace, string[] sources)
    {
        var files = Array.FindAll(sources, static source => !IsLock(source));
        var document = CreateDocument(workspace, files[0]);
        var project = (Array.Find(sources, IsLock) is { } locked ? WithLock(document, locked) : document).Project;
        for (var i = 1; i < files.Length; i++)
        {
            project = project.AddDocument($"File{i}.cs", SourceText.From(files[i]), filePath: $"File{i}.cs").Project;
        }

        return project;
    }

    private static bool IsLock(string text) => text.Split('\n')[0].Split("] ") is [['[', ..], var format]
        && format.Split(' ')[0] is "tolerant" or "append" or "fixed" or "union" or "enum";

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

    private sealed class AllDiagnostics : FixAllContext.DiagnosticProvider
    {
        public override async Task<IEnumerable<Diagnostic>> GetAllDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
            await RunGeneratorAsync(project.Documents.First());

        public override Task<IEnumerable<Diagnostic>> GetDocumentDiagnosticsAsync(Document document, CancellationToken cancellationToken) =>
            GetAllDiagnosticsAsync(document.Project, cancellationToken);

        public override Task<IEnumerable<Diagnostic>> GetProjectDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
            Task.FromResult<IEnumerable<Diagnostic>>([]);
    }
}
