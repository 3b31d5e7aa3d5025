using FastSer.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.GeneratorBenchmarks;

/// <summary>A compilation of a synthetic project and a driver that has run over it.</summary>
internal sealed class Workbench
{
    private static readonly CSharpParseOptions s_parse = new(LanguageVersion.CSharp13);
    private static readonly IReadOnlyList<MetadataReference> s_references = CollectReferences();

    private readonly Dictionary<string, SyntaxTree> _trees;
    private CSharpCompilation _compilation;
    private GeneratorDriver _driver;

    public Workbench(SyntheticProject project)
    {
        _compilation = Compile(project);
        _trees = _compilation.SyntaxTrees.ToDictionary(static tree => tree.FilePath);
        _driver = CreateDriver().RunGenerators(_compilation);
    }

    /// <summary>The result of the generator.</summary>
    public GeneratorRunResult Result => _driver.GetRunResult().Results.Single();

    public static CSharpCompilation Compile(SyntheticProject project) => CSharpCompilation.Create(
        "Synthetic", project.Files().Select(static file => Parse(file.Path, file.Text)), s_references,
        new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));

    public static GeneratorDriver CreateDriver() =>
        CSharpGeneratorDriver.Create([new FastSerGenerator().AsSourceGenerator()], parseOptions: s_parse);

    /// <summary>Replaces a file, or adds it, and runs the generator again.</summary>
    public Measurement Edit(string path, string text)
    {
        var tree = Parse(path, text);
        _compilation = _trees.TryGetValue(path, out var old)
            ? _compilation.ReplaceSyntaxTree(old, tree)
            : _compilation.AddSyntaxTrees(tree);
        _trees[path] = tree;
        return Measurement.Of(() => _driver = _driver.RunGenerators(_compilation));
    }

    /// <summary>The generated code, compiled with the project.</summary>
    public CSharpCompilation WithGeneratedCode() => _compilation.AddSyntaxTrees(
        Result.GeneratedSources.Select(static source => source.SyntaxTree));

    private static SyntaxTree Parse(string path, string text) => CSharpSyntaxTree.ParseText(text, s_parse, path);

    private static List<MetadataReference> CollectReferences()
    {
        var runtime = Path.GetDirectoryName(typeof(object).Assembly.Location);
        return
        [
            .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
                .Where(path => Path.GetDirectoryName(path) == runtime)
                .Append(typeof(FastSerializer).Assembly.Location)
                .Select(static path => MetadataReference.CreateFromFile(path)),
        ];
    }
}
