using System.Collections.Immutable;
using System.Reflection;
using System.Runtime.Loader;
using FastSer.CodeFixes.Migration;
using FastSer.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>Moves sources over, compiles what comes out with the generator, and runs it.</summary>
internal static class MigrationRunner
{
    private const string Title = "Use FastSer";

    private static readonly ImmutableArray<MetadataReference> s_references =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!)
            .Split(Path.PathSeparator)
            .Where(static path => Path.GetFileName(path) is var name
                && (name.StartsWith("System.", StringComparison.Ordinal) || name is "FastSer.dll" or "netstandard.dll"))
            .Select(static path => MetadataReference.CreateFromFile(path)),
    ];

    /// <summary>Each source is a file of one project; the stand-ins are one more.</summary>
    public static Project CreateProject(AdhocWorkspace workspace, params string[] sources) => AddProject(workspace.CurrentSolution, "Shop", sources);

    public static Project AddProject(Solution solution, string name, params string[] sources)
    {
        var id = ProjectId.CreateNewId();
        solution = solution.AddProject(ProjectInfo.Create(
            id, VersionStamp.Default, name, name, LanguageNames.CSharp,
            compilationOptions: new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable),
            parseOptions: new CSharpParseOptions(LanguageVersion.Latest),
            metadataReferences: s_references));
        solution = solution.AddDocument(DocumentId.CreateNewId(id), "StandIns.cs", SourceText.From(StandIns.Source), filePath: $"{name}/StandIns.cs");
        for (var i = 0; i < sources.Length; i++)
        {
            solution = solution.AddDocument(DocumentId.CreateNewId(id), $"File{i}.cs", SourceText.From(sources[i]), filePath: $"{name}/File{i}.cs");
        }

        return solution.GetProject(id)!;
    }

    /// <summary>The hints in a project.</summary>
    public static async Task<ImmutableArray<Diagnostic>> HintsAsync(Project project, params (string Key, string Value)[] options)
    {
        var compilation = (await project.GetCompilationAsync())!;
        var analysis = new CompilationWithAnalyzers(
            compilation, [new MigrationAnalyzer()], new AnalyzerOptions([], new ProjectOptions(options)));
        var found = await analysis.GetAnalyzerDiagnosticsAsync();
        return [.. found.OrderBy(static hint => hint.Location.SourceTree!.FilePath, StringComparer.Ordinal)
            .ThenBy(static hint => hint.Location.SourceSpan.Start)];
    }

    /// <summary>Applies the fix to one hint.</summary>
    public static async Task<Solution> FixOneAsync(Project project, Diagnostic hint, string title = Title)
    {
        var actions = new List<CodeAction>();
        await new UseFastSerCodeFix().RegisterCodeFixesAsync(new CodeFixContext(
            project.GetDocument(hint.Location.SourceTree)!, hint, (action, _) => actions.Add(action), CancellationToken.None));
        return await ChangeAsync(actions.Single(action => action.Title == title));
    }

    public static async Task<Solution> FixAllAsync(Document document, FixAllScope scope, string title = Title)
    {
        var provider = new UseFastSerCodeFix();
        var context = new FixAllContext(
            document, provider, scope, title, provider.FixableDiagnosticIds, new Hints(), CancellationToken.None);
        return await ChangeAsync((await provider.GetFixAllProvider()!.GetFixAsync(context))!);
    }

    /// <summary>The text of a file of the first project.</summary>
    public static async Task<string> TextAsync(Solution solution, string name) =>
        (await solution.Projects.First().Documents.Single(document => document.Name == name).GetTextAsync()).ToString();

    /// <summary>Compiles a project with the generator; there must be no error and no hint left.</summary>
    public static async Task<Assembly> CompileAsync(Project project)
    {
        Assert.Empty(await HintsAsync(project));
        var (generated, errors) = await GenerateAsync(project);
        Assert.Empty(errors.Select(static found => found.ToString()));
        return Load(generated);
    }

    /// <summary>The project with the generated code, and all errors.</summary>
    public static async Task<(Compilation Generated, IReadOnlyList<Diagnostic> Errors)> GenerateAsync(Project project)
    {
        var compilation = (await project.GetCompilationAsync())!;
        GeneratorDriver driver = CSharpGeneratorDriver.Create(
            [new FastSerGenerator().AsSourceGenerator()], parseOptions: (CSharpParseOptions)project.ParseOptions!);
        driver.RunGeneratorsAndUpdateCompilation(compilation, out var generated, out var reported);
        return (generated, [.. reported.Concat(generated.GetDiagnostics()).Where(static found => found.Severity == DiagnosticSeverity.Error)]);
    }

    public static Assembly Load(Compilation generated)
    {
        using var image = new MemoryStream();
        Assert.True(generated.Emit(image).Success);
        image.Position = 0;
        return new AssemblyLoadContext("moved", isCollectible: true).LoadFromStream(image);
    }

    /// <summary>Returns the solution after an action.</summary>
    public static async Task<Solution> ChangeAsync(CodeAction action)
    {
        var operations = await action.GetOperationsAsync(CancellationToken.None);
        return operations.OfType<ApplyChangesOperation>().Single().ChangedSolution;
    }

    private sealed class Hints : FixAllContext.DiagnosticProvider
    {
        public override async Task<IEnumerable<Diagnostic>> GetAllDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
            await HintsAsync(project);

        public override async Task<IEnumerable<Diagnostic>> GetDocumentDiagnosticsAsync(Document document, CancellationToken cancellationToken) =>
            (await HintsAsync(document.Project)).Where(hint => document.Project.GetDocument(hint.Location.SourceTree)?.Id == document.Id);

        public override Task<IEnumerable<Diagnostic>> GetProjectDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
            Task.FromResult<IEnumerable<Diagnostic>>([]);
    }

    private sealed class ProjectOptions((string Key, string Value)[] options) : AnalyzerConfigOptionsProvider
    {
        public override AnalyzerConfigOptions GlobalOptions { get; } = new Options(options);

        public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => GlobalOptions;

        public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => GlobalOptions;
    }

    private sealed class Options((string Key, string Value)[] options) : AnalyzerConfigOptions
    {
        public override bool TryGetValue(string key, [System.Diagnostics.CodeAnalysis.NotNullWhen(true)] out string? value)
        {
            value = options.FirstOrDefault(option => option.Key == key).Value;
            return value is not null;
        }
    }
}
