using System.Collections.Immutable;
using FastSer.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Harness;

/// <summary>Runs the generator in memory.</summary>
internal static class GeneratorHarness
{
    // Compilations that are made of this one share the symbols of the references.
    private static readonly CSharpCompilation s_empty = CreateEmpty();

    public static GeneratorRun Run(params string[] sources) => Run(CreateCompilation(sources));

    public static GeneratorRun Run(CSharpCompilation compilation)
    {
        var driver =
            CreateDriver(compilation).RunGeneratorsAndUpdateCompilation(compilation, out var output, out var reported);
        return new GeneratorRun(driver, output, reported);
    }

    public static GeneratorDriver CreateDriver(CSharpCompilation compilation) => CSharpGeneratorDriver.Create(
        [new FastSerGenerator().AsSourceGenerator()],
        parseOptions: (CSharpParseOptions)compilation.SyntaxTrees[0].Options,
        driverOptions: new GeneratorDriverOptions(
            IncrementalGeneratorOutputKind.None, trackIncrementalGeneratorSteps: true));

    public static CSharpCompilation CreateCompilation(params string[] sources) =>
        CreateCompilation(LanguageVersion.CSharp13, sources);

    public static CSharpCompilation CreateCompilation(LanguageVersion language, params string[] sources)
    {
        var parse = new CSharpParseOptions(language);
        return s_empty.AddSyntaxTrees([.. sources.Select((source, i) => CSharpSyntaxTree.ParseText(source, parse, $"File{i}.cs"))]);
    }

    public static CSharpCompilation Replace(this CSharpCompilation compilation, int file, string source)
    {
        var tree = compilation.SyntaxTrees[file];
        var changed = CSharpSyntaxTree.ParseText(source, (CSharpParseOptions)tree.Options, tree.FilePath);
        return compilation.ReplaceSyntaxTree(tree, changed);
    }

    private static CSharpCompilation CreateEmpty()
    {
        var compilation = CSharpCompilation.Create(
            "Tests",
            references: CollectReferences(),
            options: new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary,
                nullableContextOptions: NullableContextOptions.Enable,
                generalDiagnosticOption: ReportDiagnostic.Error,
                warningLevel: 9999,
                checkOverflow: true));
        _ = compilation.GetSpecialType(SpecialType.System_Object);
        return compilation;
    }

    private static ImmutableArray<MetadataReference> CollectReferences()
    {
        var runtime = Path.GetDirectoryName(typeof(object).Assembly.Location)!;
        var platform = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(path => Path.GetDirectoryName(path) == runtime);
        return
        [
            .. platform.Append(typeof(FastSerializer).Assembly.Location)
                .Select(static path => MetadataReference.CreateFromFile(path)),
        ];
    }
}
